import { useEffect, useState } from 'react';
import {
  answerTo,
  type Action,
  type AskedOption,
  type Draft,
  type TurnPage as Page,
  type WizardStep,
} from '@/engine';
import { useSay } from '@/i18n';
import { useStores, useWizardParts } from '@/state/useStores';
import type { AnyWizard } from '@/state/wizardStore';
import { Screen, useLayout, useSnackbar } from '@/ui';
import { TableGuide } from '../guide/TableGuide';
import { LiveStrip } from '../live/LiveStrip';
import { useShortcuts } from '../platform/useShortcuts';
import { runAction } from '../table/runAction';
import { SaveBanner } from '../table/SaveBanner';
import { useActions } from '../table/useActions';
import { useReminded } from '../table/useReminded';
import type { GameText } from '../text/useGameText';
import { useSteady, useSteadyTaps } from '../text/useSteady';
import { DraftBanner } from '../wizard/DraftMark';
import { DraftNews } from '../wizard/DraftNews';
import { ResultLines } from '../wizard/ResultLines';
import { openReason } from './openReason';
import { TurnFoot } from './TurnFoot';
import { TurnHead, type HeadTaps } from './TurnHead';
import { TurnMarks } from './TurnMarks';
import type { TurnProps } from './TurnScreen';
import { TurnSteps } from './TurnSteps';
import { WhatChanges } from './WhatChanges';
import { wizardPlace } from './wizardPlace';
import { underPage } from './underPage';

interface Props extends TurnProps {
  readonly page: Page<unknown>;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly text: GameText;
  readonly onTable: () => void;
}

/** A whole turn on one page: what is done, what can be done, and the way on to the next player. */
export function TurnPage({ open, page, wizard, draft, text, navigation, onTable, ...props }: Props) {
  const say = useSay();
  const { id } = open;
  const { state } = open.session;
  const { wizard: store } = useStores();
  const { answer, actFor, commit, beginNew, news } = useWizardParts(
    'answer',
    'actFor',
    'commit',
    'beginNew',
    'news',
  );
  const actions = useActions(open, text);
  const { dismiss } = useSnackbar();
  const [words, setWords] = useState(props.words);
  // A phone on its side is low: what is under the page goes to its right edge.
  const low = useLayout() === 'landscape';
  const steps = wizard.steps(state, draft);
  const tile = chosenTile(steps);
  const missing = tile ? openReason(wizard, state, draft) : undefined;

  /** Everything that was asked is answered: one act, and the page is there for the next one. */
  const save = () => {
    const done = commit(actions.report, true);
    if (done.ok) actions.report(done.value);
    else actions.refuse(done.error);
  };
  const onTile = (step: WizardStep, option: AskedOption) => {
    answer(answerTo.option(option));
    const { draft: now } = store.getState();
    const left = wizard.steps(state, now);
    if (left.at(-1)?.id === step.id && wizard.commit(state, now).ok) save();
  };
  const act = (does: Action<unknown>) => {
    if (does.kind === 'text') return;
    runAction(does, {
      // What was tapped for the player before is not meant for the next one.
      dispatch: (command) => actions.dispatch(command, beginNew),
      onWizard: (other) => navigation.navigate(...wizardPlace(open, other)),
      onScreen: (screen) => navigation.navigate('GameScreen', { id, screen }),
    });
  };
  const { heed, sheet } = useReminded(open.game.id, text, act);
  const goOn = () => heed(page.next, 'table.before');
  const due = page.first;
  const first = tile
    ? ({
        title: say('wizard.confirm', { what: text(tile.label) }),
        icon: 'check',
        reason: missing && text(missing),
        onPress: save,
      } as const)
    : due && ({ title: text(due.label), icon: 'arrow', onPress: () => act(due.does) } as const);
  useShortcuts({ undo: actions.undo, redo: actions.redo, next: first?.onPress ?? goOn });
  // The undo of the last tap on the table would act beneath the page.
  useEffect(dismiss, [dismiss]);
  const head = useSteadyTaps<HeadTaps>({
    actor: actFor,
    table: onTable,
    undo: () => actions.undo(),
    words: () => setWords(!words),
  });
  const mark = useSteady(act);
  const guide = <TableGuide open={open} text={text} runAction={act} />;
  const foot = (
    <TurnFoot
      next={{
        title: text(page.next.label),
        seat: open.seats.find((seat) => seat.id === page.next.player),
        onPress: goOn,
      }}
      first={first ?? null}
    />
  );
  return (
    <>
      <Screen
        gutter={0}
        reveals
        startsAt={open.session.length}
        header={
          <>
            <TurnHead
              title={text(wizard.title(state))}
              open={open}
              wizard={wizard}
              draft={draft}
              text={text}
              words={words}
              taps={head}
            />
            <TurnMarks marks={page.marks} text={text} onDo={mark} />
            <SaveBanner open={open} />
            <LiveStrip open={open} />
            <DraftBanner />
            {news && <DraftNews news={news} open={open} text={text} />}
          </>
        }
        {...underPage(low, guide, foot)}
      >
        <TurnSteps
          steps={steps}
          resting={tile === null}
          open={open}
          text={text}
          words={words}
          onAnswer={answer}
          onTile={onTile}
        />
        {tile && wizard.commit(state, draft).ok && (
          <WhatChanges brief wizard={wizard} draft={draft} open={open} text={text} onAnswer={answer} />
        )}
        {words && <ResultLines lines={page.standing} open={open} text={text} onAnswer={() => undefined} />}
      </Screen>
      {sheet}
    </>
  );
}

/** What is being done: the tile that was tapped. */
function chosenTile(steps: readonly WizardStep[]): AskedOption | null {
  for (const step of steps)
    if (step.kind === 'choice' && step.layout === 'tiles') {
      const chosen = step.options.find((option) => option.chosen);
      if (chosen) return chosen;
    }
  return null;
}
