import { useDeferredValue } from 'react';
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

interface Props {
  readonly steps: readonly WizardStep[];
  readonly open: OpenSession;
  readonly text: GameText;
  /** With what the rules say. */
  readonly words: boolean;
  readonly onAnswer: (answers: TapAnswers) => void;
  /** A tile may be all that has to be said. */
  readonly onTile: (step: WizardStep, option: AskedOption) => void;
}

/** Every question that is open now, under each other: a tap answers in place. */
export function TurnSteps({ steps, ...rest }: Props) {
  // A page that opens shows what is on top first; the rest follows at once.
  const shown = useDeferredValue(steps.length, FIRST);
  return steps
    .slice(0, Math.max(shown, FIRST))
    .map((step) => <TurnStep key={step.id} step={step} {...rest} />);
}

const FIRST = 3;

function TurnStep({
  step,
  open,
  text,
  words,
  onAnswer,
  onTile,
}: Omit<Props, 'steps'> & { readonly step: WizardStep }) {
  const help = words && step.help ? text(step.help) : undefined;
  // A small answer has its question in the same line, unless there is more to say.
  if (!words && step.kind === 'choice' && step.layout === 'chips' && !step.lead)
    return (
      <Options
        step={step}
        open={open}
        text={text}
        lead={text(step.title)}
        onTap={(option) => onAnswer(answerTo.option(option))}
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
      <Body step={step} open={open} text={text} words={words} onAnswer={onAnswer} onTile={onTile} />
    </View>
  );
}

function Body({
  step,
  open,
  text,
  words,
  onAnswer,
  onTile,
}: Omit<Props, 'steps'> & { readonly step: WizardStep }) {
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
  /** A second tap on the chosen tile takes it back. */
  const tap = (option: AskedOption) => {
    if (step.layout !== 'tiles') return onAnswer(answerTo.option(option));
    if (option.chosen) return onAnswer(answerTo.takenBack(option));
    return onTile(step, option);
  };
  return (
    <>
      {step.lead && (
        <Txt role="label" tone="ink2" style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
          {text(step.lead)}
        </Txt>
      )}
      <Options step={step} open={open} text={text} words={words} onTap={tap} />
      {step.otherwise && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s3 }}>
          <Otherwise option={step.otherwise} text={text} onAnswer={onAnswer} />
        </View>
      )}
    </>
  );
}
