import { useEffect, useState } from 'react';
import { AppState, View } from 'react-native';
import { answerTo, type AskedOption, type ResultTable, type Seat } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Emblem, SPACE, Txt, useTheme } from '@/ui';
import type { GameText } from '../text/useGameText';
import type { StepProps } from './StepBody';
import { Otherwise } from './Otherwise';
import { ResultTableView } from './ResultTableView';
import { SecretChoices } from './SecretChoices';

interface PassedProps extends StepProps<'secret'> {
  /** Only these are asked here; the others choose on their own phones. */
  readonly here?: readonly string[];
  /** Where their choices go instead of into the draft. */
  readonly onSeal?: (player: string, options: readonly AskedOption[]) => void;
}

/**
 * One player after the other chooses unseen: cover, choice, cover. In between there is only the cover. The last
 * choice goes on to where all are revealed; from there everybody can still go back and choose again.
 */
export function PassedSecret(props: PassedProps) {
  const { open, text, forecast, here, onSeal, onAnswer, onAnswered } = props;
  const step = here
    ? { ...props.step, turns: props.step.turns.filter(({ player }) => here.includes(player)) }
    : props.step;
  const say = useSay();
  const [holder, setHolder] = useState<string | null>(null);
  useCoverInBackground(() => setHolder(null));
  const waiting = step.turns.find(({ answered }) => !answered);
  const turn = step.turns.find(({ id }) => id === holder);
  const seatOf = (player: string | undefined) => open.seats.find(({ id }) => id === player);

  if (turn)
    return (
      <View style={{ paddingTop: SPACE.s4 }}>
        <Named seat={seatOf(turn.player)} words={text(turn.question)} />
        {turn.forecast && (
          <Forecast key={turn.id} compute={() => forecast(turn.id)} seats={open.seats} text={text} />
        )}
        <SecretChoices
          key={`choices of ${turn.id}`}
          choices={turn.choices}
          text={text}
          onDone={(options) => {
            if (onSeal) {
              setHolder(null);
              return onSeal(turn.player, options);
            }
            const last =
              !turn.answered && props.step.turns.every((one) => one.answered || one.id === turn.id);
            onAnswer(answerTo.options(options));
            setHolder(null);
            if (last) onAnswered();
          }}
        />
      </View>
    );
  const next = waiting ?? null;
  return (
    <View style={{ paddingTop: SPACE.s6, gap: SPACE.s5, paddingHorizontal: SPACE.s4 }}>
      {next ? (
        <>
          <Named
            seat={seatOf(next.player)}
            words={say('wizard.passTo', { player: seatOf(next.player)?.name ?? '' })}
          />
          <Button
            kind="outline"
            title={say('wizard.iAm', { player: seatOf(next.player)?.name ?? '' })}
            onPress={() => setHolder(next.id)}
          />
        </>
      ) : (
        <Txt tone="ink2">{say('wizard.allChosen')}</Txt>
      )}
      {step.turns
        .filter(({ answered }) => answered)
        .map((answered) => (
          <Button
            key={answered.id}
            kind="quiet"
            title={say('wizard.changeChoice', { player: seatOf(answered.player)?.name ?? '' })}
            onPress={() => setHolder(answered.id)}
          />
        ))}
      {step.otherwise && <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />}
    </View>
  );
}

function Named({ seat, words }: { readonly seat: Seat | undefined; readonly words: string }) {
  const { enlarge } = useTheme();
  return (
    <View style={{ alignItems: 'center', gap: SPACE.s3, paddingBottom: SPACE.s4 }}>
      {seat && <Emblem colour={seat.colour} size={72 * enlarge} />}
      <Txt role="step" align="center" live="polite">
        {words}
      </Txt>
    </View>
  );
}

interface ForecastProps {
  readonly compute: () => ResultTable | null;
  readonly seats: readonly Seat[];
  readonly text: GameText;
}

/** Only for the player who holds the phone, and only when asked for: the others learn nothing from the cover. */
export function Forecast({ compute, seats, text }: ForecastProps) {
  const say = useSay();
  const [asked, setAsked] = useState(false);
  const table = asked ? compute() : null;
  return (
    <View style={{ paddingHorizontal: asked ? 0 : SPACE.s4, paddingBottom: SPACE.s3 }}>
      <Button
        kind="quiet"
        title={say(asked ? 'wizard.forecastHide' : 'wizard.forecast')}
        onPress={() => setAsked(!asked)}
      />
      {table && <ResultTableView table={table} seats={seats} text={text} />}
      {asked && !table && (
        <Txt tone="ink2" align="center">
          {say('wizard.forecastNone')}
        </Txt>
      )}
    </View>
  );
}

/** The app switcher takes its picture when the app goes to the background: by then the cover is on. */
export function useCoverInBackground(cover: () => void): void {
  useEffect(() => {
    const watching = AppState.addEventListener('change', (state) => {
      if (state !== 'active') cover();
    });
    return () => watching.remove();
  }, [cover]);
}
