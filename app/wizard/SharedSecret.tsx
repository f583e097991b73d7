import { useState } from 'react';
import { View } from 'react-native';
import type { AskedOption, Seat, SecretTurn } from '@/engine';
import { useSay } from '@/i18n';
import { askedIn, turnsOf } from '@/state/live/secrets';
import { useLive } from '@/state/useStores';
import { Button, Emblem, Icon, SPACE, Txt, useTheme } from '@/ui';
import { personAt } from '../live/people';
import { ChoiceButtons } from './ChoiceButtons';
import { Otherwise } from './Otherwise';
import { Forecast, PassedSecret, useCoverInBackground } from './PassedSecret';
import type { StepProps } from './StepBody';
import type { SecretRound } from './useSecretRound';

interface Props extends StepProps<'secret'> {
  readonly round: SecretRound;
}

/** Everybody chooses on their own phone at the same time; who has none here is asked on the phone with the pen. */
export function SharedSecret({ round, ...props }: Props) {
  const { step, open, text, onAnswer } = props;
  const say = useSay();
  const { pen, table } = useLive((live) => live);
  const { view, chosen, sending, bad, holdsPen, isLive, hasPassed } = round;
  const me = view.me.watch ? null : view.me.seat;
  if (!isLive && holdsPen) return <Passing {...props} words={say('pen.tableAway')} />;
  if (bad.length > 0 && holdsPen) {
    const who = open.seats.find(({ id }) => id === bad[0])?.name ?? '';
    return <Passing {...props} here={bad} words={say('pen.badBox', { player: who })} />;
  }
  const who = personAt(view, open.seats, round.pen, say)?.name ?? '';
  const isOpen = (player: string) => !chosen.includes(player) && !sending.includes(player);
  const mine = me !== null && isOpen(me) ? turnsOf(step, me) : [];
  const isAway = (player: string) =>
    player !== me && !view.phones.some(({ seat, here }) => seat === player && here);
  const passed = askedIn(step).filter((player) => isAway(player) && isOpen(player));
  const isDone = step.turns.every(({ answered }) => answered);
  return (
    <View style={{ paddingBottom: SPACE.s5 }}>
      {!isLive && <Line words={say('pen.tableAwayFor', { who })} />}
      {isLive && !isDone && mine.length > 0 && hasPassed && <Passed onKeep={() => table?.keepPassed()} />}
      {isLive && !isDone && mine.length > 0 && (
        <OwnChoice {...props} turns={mine} onSeal={(options) => me !== null && pen?.seal(me, options)} />
      )}
      {!isDone && <WhoHasChosen {...props} round={round} />}
      {isDone && <Line words={say('wizard.allChosen')} />}
      {isLive && !isDone && me !== null && mine.length === 0 && askedIn(step).includes(me) && (
        <Line words={say(sending.includes(me) ? 'pen.sending' : 'pen.sealed')} />
      )}
      {isLive && holdsPen && mine.length === 0 && passed.length > 0 && (
        <PassedSecret
          {...props}
          step={withoutOtherwise(step)}
          here={passed}
          onSeal={(player, options) => pen?.seal(player, options)}
        />
      )}
      {holdsPen && step.otherwise && (
        <View style={{ padding: SPACE.s4 }}>
          <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />
        </View>
      )}
    </View>
  );
}

function withoutOtherwise({ otherwise: _, ...step }: Props['step']): Props['step'] {
  return step;
}

function Line({ words }: { readonly words: string }) {
  return (
    <Txt
      tone="ink2"
      align="center"
      live="polite"
      style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4 }}
    >
      {words}
    </Txt>
  );
}

/** Chosen on another phone while this one was away: one tap says that it counts. */
function Passed({ onKeep }: { readonly onKeep: () => void }) {
  const say = useSay();
  return (
    <View style={{ gap: SPACE.s3, paddingHorizontal: SPACE.s4, paddingTop: SPACE.s4 }}>
      <Txt align="center" live="polite">
        {say('pen.passed')}
      </Txt>
      <Button kind="outline" icon="lock" title={say('pen.keepPassed')} onPress={onKeep} />
    </View>
  );
}

/** By one phone, as without a table: cover, choice, cover. */
function Passing({
  words,
  ...props
}: StepProps<'secret'> & { readonly words: string; readonly here?: readonly string[] }) {
  return (
    <>
      <Line words={words} />
      <PassedSecret {...props} />
    </>
  );
}

interface OwnProps extends StepProps<'secret'> {
  readonly turns: readonly SecretTurn[];
  readonly onSeal: (options: readonly AskedOption[]) => void;
}

/** Nothing is kept of it before it is sealed, and nobody sees it afterwards. */
function OwnChoice({ turns, open, text, forecast, onSeal }: OwnProps) {
  const say = useSay();
  const [taken, setTaken] = useState<Readonly<Record<string, AskedOption>>>({});
  useCoverInBackground(() => setTaken({}));
  const [first] = turns;
  const asked = turns.flatMap((turn) =>
    turn.choices.map((choice) => ({ name: `${turn.id} ${choice.id}`, choice })),
  );
  const options = asked.flatMap(({ name }) => taken[name] ?? []);
  const seat = open.seats.find(({ id }) => id === first?.player);
  return (
    <View style={{ paddingTop: SPACE.s4 }}>
      {first && <Asked seat={seat} words={text(first.question)} />}
      {asked.map(({ name, choice }) => (
        <ChoiceButtons
          key={name}
          choice={choice}
          chosen={taken[name]?.id ?? null}
          text={text}
          onChoose={(option) => setTaken({ ...taken, [name]: option })}
        />
      ))}
      <View style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
        <Button
          kind="primary"
          icon="lock"
          single
          title={say('pen.seal')}
          reason={options.length < asked.length ? say('wizard.chooseEach') : undefined}
          onPress={() => onSeal(options)}
        />
        <Txt role="label" tone="ink2" align="center">
          {say('pen.sealNote')}
        </Txt>
      </View>
      {turns.map(
        (turn) =>
          turn.forecast && (
            <Forecast key={turn.id} compute={() => forecast(turn.id)} seats={open.seats} text={text} />
          ),
      )}
    </View>
  );
}

/** On one's own phone nobody has to be called: one line leaves the room to the choices, also on a phone on its side. */
function Asked({ seat, words }: { readonly seat: Seat | undefined; readonly words: string }) {
  const { enlarge } = useTheme();
  return (
    <View
      style={{
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s3,
        paddingHorizontal: SPACE.s4,
        paddingBottom: SPACE.s2,
      }}
    >
      {seat && <Emblem colour={seat.colour} size={28 * enlarge} />}
      <Txt role="step" live="polite" style={{ flexShrink: 1 }}>
        {words}
      </Txt>
    </View>
  );
}

/** By emblem: who is still thinking. What they chose is nowhere yet. */
function WhoHasChosen({ step, open, round: { chosen } }: Props) {
  const say = useSay();
  const { colour, enlarge } = useTheme();
  const asked = askedIn(step);
  const count = asked.filter((player) => chosen.includes(player)).length;
  return (
    <View style={{ gap: SPACE.s3, paddingTop: SPACE.s5, paddingHorizontal: SPACE.s4, alignItems: 'center' }}>
      <Txt role="step" align="center" live="polite">
        {say('pen.chosen', { count, of: asked.length })}
      </Txt>
      <View
        role="list"
        style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s4 }}
      >
        {asked.map((player) => {
          const seat = open.seats.find(({ id }) => id === player);
          const has = chosen.includes(player);
          const label = say(has ? 'pen.hasChosen' : 'pen.notChosen', { player: seat?.name ?? '' });
          return (
            <View key={player} role="listitem" aria-label={label} style={{ alignItems: 'center', gap: 4 }}>
              {seat && <Emblem colour={seat.colour} size={40 * enlarge} />}
              <Icon
                name={has ? 'lock' : 'more'}
                size={20 * enlarge}
                color={has ? colour.lamp : colour.ink3}
              />
              <Txt role="label" tone={has ? 'ink' : 'ink3'}>
                {seat?.name ?? ''}
              </Txt>
            </View>
          );
        })}
      </View>
      <Txt role="label" tone="ink2" align="center">
        {say('pen.waiting')}
      </Txt>
    </View>
  );
}
