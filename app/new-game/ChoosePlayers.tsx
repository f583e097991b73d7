import { View } from 'react-native';
import type { AnyGame, Refusal } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame, useRoster } from '@/state/useStores';
import { ListRow, Section, SPACE, TextField, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { AddPlayer } from './AddPlayer';
import { ChooseGroup } from './ChooseGroup';
import { FirstPlayer } from './FirstPlayer';
import { isEarly, laterFields, optionWords } from './optionWords';
import { RosterChips } from './RosterChips';
import { Seats } from './Seats';
import { SetupFrame, type SetupNav } from './SetupFrame';

interface Props {
  readonly game: AnyGame;
  readonly text: GameText;
  readonly nav: SetupNav;
  /** Why it did not start. */
  readonly refusal?: Refusal | null;
  readonly onTouched?: () => void;
  /** Opens a page of options; left out where the game is set up as recommended. */
  readonly onOptions?: (page: string) => void;
  /** Begins the guided first game instead. */
  readonly onGuide?: () => void;
}

/** Who plays, in seat order; a new name is typed in place. Below it, what can stay as it is. */
export function ChoosePlayers({ game, text, nav, refusal, onTouched, onOptions, onGuide }: Props) {
  const say = useSay();
  const { seats, sit, answers, answer } = useNewGame((state) => state);
  const roster = useRoster((state) => state.players);
  const { min, max } = game.setup.players;
  const full = seats.length >= max ? say('newGame.tableFull', { max }) : undefined;
  const tooFew = seats.length < min ? say('newGame.tooFew', { count: min - seats.length }) : undefined;
  const others = roster.filter(({ id }) => seats.every((seat) => seat.id !== id));
  const pages = onOptions ? game.setup.pages(answers, seats) : [];
  const early = pages.flatMap(({ fields }) => fields).filter(isEarly);
  const options = pages.filter(({ fields }) => laterFields(fields).length > 0);
  const faulty = early.find(({ id }) => id === refusal?.path);

  return (
    <SetupFrame
      nav={nav}
      heading={say('newGame.players')}
      context={say('newGame.playersNote', { min, max })}
      nextReason={tooFew}
    >
      {refusal && !faulty && (
        <Txt tone="loss" live="assertive" style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
          {text(refusal.message)}
        </Txt>
      )}
      <ChooseGroup />
      <Seats game={game} text={text} />
      <RosterChips title={say('newGame.roster')} players={others} full={full} onSit={sit} />
      <AddPlayer full={full} onAdded={sit} firstOfAll={roster.length === 0} />
      {early.map((field) => (
        <View key={field.id} style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4 }}>
          <TextField
            label={text(field.label)}
            hint={field.hint && text(field.hint)}
            value={String(answers[field.id] ?? field.initial)}
            maxLength={field.maxLength}
            error={faulty?.id === field.id && refusal ? text(refusal.message) : undefined}
            onChange={(typed) => {
              onTouched?.();
              answer(field.id, typed);
            }}
          />
        </View>
      ))}
      {onOptions && (
        <Section title={say('newGame.options')} gutter={SPACE.s1}>
          <View role="group" aria-label={say('newGame.options')}>
            <FirstPlayer />
            {options.map((page) => (
              <ListRow
                key={page.id}
                icon="settings"
                title={text(page.title)}
                subtitle={optionWords(page, answers, text) || say('newGame.unchanged')}
                onPress={() => onOptions(page.id)}
              />
            ))}
          </View>
          {game.guide && onGuide && (
            <ListRow
              icon="learn"
              title={say('guide.firstTime')}
              subtitle={say('guide.firstTimeNote')}
              onPress={onGuide}
            />
          )}
        </Section>
      )}
    </SetupFrame>
  );
}
