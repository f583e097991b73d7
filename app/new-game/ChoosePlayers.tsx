import { useState } from 'react';
import { View } from 'react-native';
import type { AnyGame, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame, useRoster, useSettings } from '@/state/useStores';
import { Button, Section, SPACE, Txt, useSnackbar } from '@/ui';
import type { GameText } from '../text/useGameText';
import { AddPlayer } from './AddPlayer';
import { ChooseGroup } from './ChooseGroup';
import { ColourSheet } from './ColourSheet';
import { RosterChips } from './RosterChips';
import { SeatRow } from './SeatRow';
import { SetupFrame, type SetupNav } from './SetupFrame';

interface Props {
  readonly game: AnyGame;
  readonly text: GameText;
  readonly nav: SetupNav;
  /** Offers the set-up of last time; a guided first game has one of its own. */
  readonly asBefore?: boolean;
  readonly onStarted: (id: string) => void;
}

/** Who plays, in seat order; a new name is typed in place. */
export function ChoosePlayers({ game, text, nav, asBefore = true, onStarted }: Props) {
  const say = useSay();
  const snackbar = useSnackbar();
  const { seats, sit, start, again } = useNewGame((state) => state);
  const played = useSettings((settings) => settings.lastSetups[game.id] !== undefined);
  const roster = useRoster((state) => state.players);
  const [colouring, setColouring] = useState<Seat | null>(null);
  const { min, max } = game.setup.players;
  const full = seats.length >= max ? say('newGame.tableFull', { max }) : undefined;
  const tooFew = seats.length < min ? say('newGame.tooFew', { count: min - seats.length }) : undefined;
  /** A group that has played before needs no further question; what they answered last time counts. */
  const startAtOnce = async () => {
    const started = await start();
    if (started.ok) onStarted(started.value);
    else snackbar.say(text(started.error.message));
  };
  const others = roster.filter(({ id }) => seats.every((seat) => seat.id !== id));

  return (
    <SetupFrame
      nav={nav}
      heading={say('newGame.players')}
      context={say('newGame.playersNote', { min, max })}
      nextReason={tooFew}
    >
      {asBefore && (again || played) && tooFew === undefined && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4 }}>
          <Button
            icon="retry"
            title={say(again ? 'newGame.asThatTime' : 'newGame.asLastTime')}
            onPress={() => void startAtOnce()}
          />
        </View>
      )}
      <ChooseGroup />
      <Section title={say('newGame.seats')} gutter={SPACE.s1}>
        {seats.length === 0 && (
          <Txt tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
            {say('newGame.nobody')}
          </Txt>
        )}
        {seats.map((seat, i) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            question={game.setup.seat}
            text={text}
            first={i === 0}
            last={i === seats.length - 1}
            onColour={() => setColouring(seat)}
          />
        ))}
      </Section>
      <RosterChips title={say('newGame.roster')} players={others} full={full} onSit={sit} />
      <AddPlayer full={full} onAdded={sit} />
      <ColourSheet seat={colouring} onClose={() => setColouring(null)} />
    </SetupFrame>
  );
}
