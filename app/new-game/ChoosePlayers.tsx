import { useState } from 'react';
import { View } from 'react-native';
import type { AnyGame, Seat } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame, useRoster } from '@/state/useStores';
import { Chip, Section, SPACE, Txt } from '@/ui';
import { AddPlayer } from './AddPlayer';
import { ColourSheet } from './ColourSheet';
import { SeatRow } from './SeatRow';
import { SetupFrame } from './SetupFrame';

interface Props {
  readonly game: AnyGame;
  readonly onBack: () => void;
  readonly onLeave: () => void;
}

/** Who plays, in seat order; a new name is typed in place. */
export function ChoosePlayers({ game, onBack, onLeave }: Props) {
  const say = useSay();
  const { seats, sit, goTo } = useNewGame((state) => state);
  const roster = useRoster((state) => state.players);
  const [colouring, setColouring] = useState<Seat | null>(null);
  const { min, max } = game.setup.players;
  const full = seats.length >= max ? say('newGame.tableFull', { max }) : undefined;
  const tooFew = seats.length < min ? say('newGame.tooFew', { count: min - seats.length }) : undefined;
  const others = roster.filter(({ id }) => seats.every((seat) => seat.id !== id));

  return (
    <SetupFrame
      step="players"
      heading={say('newGame.players')}
      context={say('newGame.playersNote', { min, max })}
      nextTitle={say('newGame.next', { step: say('newGame.details') })}
      nextReason={tooFew}
      onNext={() => goTo('details')}
      onBack={onBack}
      onLeave={onLeave}
    >
      <Section title={say('newGame.seats')}>
        {seats.length === 0 && (
          <Txt tone="ink2" style={{ paddingHorizontal: SPACE.s4 }}>
            {say('newGame.nobody')}
          </Txt>
        )}
        {seats.map((seat, i) => (
          <SeatRow
            key={seat.id}
            seat={seat}
            first={i === 0}
            last={i === seats.length - 1}
            onColour={() => setColouring(seat)}
          />
        ))}
      </Section>
      {others.length > 0 && (
        <Section title={say('newGame.roster')}>
          <View
            style={{
              flexDirection: 'row',
              flexWrap: 'wrap',
              gap: SPACE.s2,
              paddingHorizontal: SPACE.s4,
              paddingTop: SPACE.s2,
            }}
          >
            {others.map((player) => (
              <Chip
                key={player.id}
                title={player.name}
                emblem={player.colour}
                selected={false}
                reason={full}
                onPress={() => sit(player)}
              />
            ))}
          </View>
        </Section>
      )}
      <AddPlayer full={full} onAdded={sit} />
      <ColourSheet seat={colouring} onClose={() => setColouring(null)} />
    </SetupFrame>
  );
}
