import { useState } from 'react';
import {
  checkSteps,
  EMPTY_DRAFT,
  withAnswer,
  type AnyGame,
  type TapAnswers,
  type CheckedTable,
  type RuleCheck,
} from '@/engine';
import { useSay } from '@/i18n';
import { Button, WizardFrame } from '@/ui';
import { Notice } from '../boot/Notice';
import { AskEntry } from '../learn/AskEntry';
import type { ScreenProps } from '../navigation';
import { useGameText } from '../text/useGameText';
import { StepAside } from '../wizard/StepAside';
import { StepChoice } from '../wizard/StepChoice';
import { StepFigures } from '../wizard/StepFigures';
import { StepResult } from '../wizard/StepResult';
import { GameGate } from './GameGate';
import { useCheckedTable } from './useCheckedTable';

export function CheckScreen({ route, navigation }: ScreenProps<'Check'>) {
  const { check, ...params } = route.params;
  const back = () => navigation.popTo('Checks', params);
  return (
    <GameGate game={params.game} onLeave={() => navigation.popTo('Home')}>
      {(game) => <Found game={game} id={check} wish={params} onLeave={back} />}
    </GameGate>
  );
}

interface FoundProps {
  readonly game: AnyGame;
  readonly id: string;
  readonly wish: { readonly edition?: string; readonly players?: string };
  readonly onLeave: () => void;
}

function Found({ game, id, wish, onLeave }: FoundProps) {
  const say = useSay();
  const { table } = useCheckedTable(game, wish);
  const check = game.checks?.find((candidate) => candidate.id === id);
  if (!check)
    return (
      <Notice icon="learn" title={say('trouble.notFoundTitle')} text={say('trouble.notFoundText')}>
        <Button kind="primary" title={say('guide.checks')} onPress={onLeave} />
      </Notice>
    );
  return <CheckQuestions game={game} check={check} table={table} onLeave={onLeave} />;
}

interface CheckQuestionsProps {
  readonly game: AnyGame;
  readonly check: RuleCheck;
  readonly table: CheckedTable;
  readonly onLeave: () => void;
}

/** The questions one after the other, and the answer of the rules; nothing is kept. */
function CheckQuestions({ game, check, table, onLeave }: CheckQuestionsProps) {
  const say = useSay();
  const text = useGameText(game.id, table.seats);
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const [position, setPosition] = useState(0);
  const steps = checkSteps(check, table, draft);
  const step = steps[Math.min(position, steps.length - 1)];
  const next = steps[position + 1];
  if (!step) return null;
  const goOn = () => setPosition(next ? position + 1 : 0);
  const onAnswer = (answers: TapAnswers) => setDraft((before) => withAnswer(before, answers));
  const shown = { open: { seats: table.seats }, text, onAnswer, onAnswered: goOn, forecast: () => null };
  const unanswered = step.kind === 'choice' && step.options.every(({ chosen }) => !chosen);
  return (
    <WizardFrame
      title={text(check.title)}
      step={position + 1}
      of={steps.length}
      heading={text(step.title)}
      nextTitle={unanswered ? undefined : next ? text(next.title) : say('guide.otherFigures')}
      nextReason={step.missing && text(step.missing)}
      onNext={goOn}
      onBack={position === 0 ? undefined : () => setPosition(position - 1)}
      onCancel={onLeave}
      aside={
        <>
          <StepAside step={step} text={text} />
          {check.reference !== undefined && (
            <AskEntry
              entry={check.reference}
              name={text(check.title)}
              of={{ game: game.id, edition: table.edition }}
            />
          )}
        </>
      }
    >
      {step.kind === 'figures' && <StepFigures step={step} {...shown} />}
      {step.kind === 'choice' && <StepChoice step={step} {...shown} />}
      {step.kind === 'result' && <StepResult step={step} {...shown} />}
    </WizardFrame>
  );
}
