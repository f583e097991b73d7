import { memo, useDeferredValue, useState } from 'react';
import { View } from 'react-native';
import { answerTo, type AskedOption, type TapAnswers, type WizardStep } from '@/engine';
import type { OpenSession } from '@/state/openSession';
import { SPACE, Txt } from '@/ui';
import type { GameText } from '../text/useGameText';
import { Options } from '../wizard/StepChoice';
import { Otherwise } from '../wizard/Otherwise';
import { StepAside } from '../wizard/StepAside';
import { StepBody } from '../wizard/StepBody';
import { Picks } from '../wizard/StepPicks';
import { useSteady } from '../text/useSteady';
import { useOpened } from './useOpened';

interface Props {
  readonly steps: readonly WizardStep[];
  /** No tile is tapped: what is asked now will be asked again. */
  readonly resting?: boolean;
  readonly open: OpenSession;
  readonly text: GameText;
  /** With what the rules say. */
  readonly words: boolean;
  readonly onAnswer: (answers: TapAnswers) => void;
  /** A tile may be all that has to be said. */
  readonly onTile: (step: WizardStep, option: AskedOption) => void;
}

/** Every question that is open now, under each other: a tap answers in place. */
export function TurnSteps({ steps, resting = false, onAnswer, onTile, ...rest }: Props) {
  // A page that opens shows what is on top first; the rest follows at once.
  const shown = useDeferredValue(steps.length, FIRST);
  const now = steps.slice(0, Math.max(shown, FIRST));
  const away = useAway(now, resting);
  const { tapped, viewOf } = useOpened(now);
  const taps = {
    onAnswer: useSteady((answers: TapAnswers) => {
      tapped(null);
      onAnswer(answers);
    }),
    onOption: useSteady(({ step, option }: TappedOption) => {
      tapped(step.id);
      onAnswer(answerTo.option(option));
    }),
    onTile: useSteady(({ step, option }: TappedOption) => {
      tapped(step.id);
      onTile(step, option);
    }),
  };
  return (
    <>
      {[...now, ...away].map((step, place) => {
        const hidden = place >= now.length;
        return (
          <View key={step.id} ref={viewOf(step.id)} style={hidden && AWAY}>
            <TurnStep step={step} hidden={hidden} {...rest} {...taps} />
          </View>
        );
      })}
    </>
  );
}

const FIRST = 3;
const AWAY = { display: 'none' } as const;

/** The questions of a page at rest come back after every act: they stay drawn, out of sight, while they are not asked. */
function useAway(now: readonly WizardStep[], resting: boolean): readonly WizardStep[] {
  const [seen, setSeen] = useState<readonly WizardStep[]>([]);
  const isNew = ({ id }: WizardStep) => seen.every((one) => one.id !== id);
  if (resting && now.some(isNew)) setSeen([...seen, ...now.filter(isNew)]);
  return seen.filter(({ id }) => now.every((step) => step.id !== id));
}

interface TappedOption {
  readonly step: WizardStep;
  readonly option: AskedOption;
}

type StepProps = Pick<Props, 'open' | 'text' | 'words' | 'onAnswer'> & {
  readonly step: WizardStep;
  readonly onOption: (tapped: TappedOption) => void;
  readonly onTile: (tapped: TappedOption) => void;
};

type DrawnStep = StepProps & { readonly hidden: boolean };

/** A tap answers one question: the others are drawn again only where they say something else now. */
const TurnStep = memo(
  function TurnStep({ hidden: _, ...props }: DrawnStep) {
    return <Asked {...props} />;
  },
  (before, after) => after.hidden || isSameStep(before, after),
);

/** A step is plain JSON, made again at every tap; hidden or not, it looks the same. */
function isSameStep(before: DrawnStep, after: DrawnStep): boolean {
  const names = Object.keys(after) as (keyof DrawnStep)[];
  return (
    names.every((name) => name === 'step' || name === 'hidden' || before[name] === after[name]) &&
    (before.step === after.step || JSON.stringify(before.step) === JSON.stringify(after.step))
  );
}

function Asked({ step, open, text, words, onAnswer, onOption, onTile }: StepProps) {
  const help = words && step.help ? text(step.help) : undefined;
  // A small answer has its question in the same line, unless there is more to say.
  if (!words && step.kind === 'choice' && step.layout === 'chips' && !step.lead)
    return (
      <Options
        step={step}
        open={open}
        text={text}
        lead={text(step.title)}
        onTap={(option) => onOption({ step, option })}
      />
    );
  // One thing to tick says it all itself.
  if (!words && step.kind === 'picks' && !step.repeats && step.options.length === 1)
    return <Picks step={step} text={text} onAnswer={onAnswer} />;
  return (
    <View>
      <View
        style={{
          flexDirection: 'row',
          alignItems: 'center',
          minHeight: 36,
          paddingLeft: SPACE.s4,
          paddingRight: SPACE.s2,
        }}
      >
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="labelStrong" tone="ink2" heading={2}>
            {text(step.title)}
          </Txt>
          {help !== undefined && (
            <Txt role="caption" tone="ink3">
              {help}
            </Txt>
          )}
        </View>
        {words && <StepAside step={step} text={text} />}
      </View>
      <Body
        step={step}
        open={open}
        text={text}
        words={words}
        onAnswer={onAnswer}
        onOption={onOption}
        onTile={onTile}
      />
    </View>
  );
}

function Body({ step, open, text, words, onAnswer, onOption, onTile }: StepProps) {
  if (step.kind === 'picks') return <Picks step={step} text={text} onAnswer={onAnswer} />;
  if (step.kind !== 'choice')
    return (
      <StepBody
        step={step}
        open={open}
        text={text}
        forecast={() => null}
        onAnswer={onAnswer}
        onAnswered={() => undefined}
      />
    );
  /** A second tap on the chosen tile or space takes it back: the others are there again. */
  const tap = (option: AskedOption) => {
    const folds = step.layout === 'tiles' || step.layout === 'spaces';
    if (folds && option.chosen) return onAnswer(answerTo.takenBack(option));
    return (step.layout === 'tiles' ? onTile : onOption)({ step, option });
  };
  return (
    <>
      {step.lead && (
        <Txt role="label" tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
          {text(step.lead)}
        </Txt>
      )}
      <Options step={step} open={open} text={text} words={words} fold onTap={tap} />
      {step.otherwise && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s3 }}>
          <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />
        </View>
      )}
    </>
  );
}
