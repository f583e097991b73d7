import { useState } from 'react';
import { fireEvent, screen } from '@testing-library/react-native';
import type { Draft, Phrase } from '@/engine';
import { renderPhrase, translate } from '@/i18n';
import type { StageEntered } from '@/games/perseverance-1/moments/patrol/stageEntered';
import type { StagePage } from '@/games/perseverance-1/moments/patrol/stageView';
import { patrolStage } from '@/games/perseverance-1/moments/patrol/stageWizard';
import type { State } from '@/games/perseverance-1/session/state';
import { PatrolStage } from '@/games/perseverance-1/ui/patrol/PatrolStage';
import { tapped } from '../../support/tap';
import { seat } from '../seat';
import { layOut } from './evening';
import { speak } from './sitDown';

beforeEach(() => speak('en'));

const tap = (name: string | RegExp) => fireEvent.press(screen.getByRole('button', { name }));
const keep = (name: RegExp) => fireEvent.press(screen.getByRole('checkbox', { name }));
const choose = (name: string) => fireEvent.press(screen.getByRole('radio', { name }));

/** Emmy on a Patrol of two stages. */
function onPatrol(soldiers: { readonly light: number; readonly heavy: number }): State {
  const state = layOut({ tracking: 'essentials' });
  const emmy = state.players.emmy;
  if (!emmy) throw new Error('Emmy sits here');
  const patrol = { soldiers, stage: 1, stages: 2 };
  return { ...state, players: { ...state.players, emmy: { ...emmy, patrol } } };
}

/** The page over a real draft; what it writes is kept, as the wizard keeps it. */
function showStage(state: State) {
  const drafts: Draft[] = [patrolStage.begin(state)];
  seat(<Stage state={state} drafts={drafts} />);
  return () => drafts.at(-1)?.drawn.stage;
}

function Stage({ state, drafts }: { readonly state: State; readonly drafts: Draft[] }) {
  const [draft, setDraft] = useState(drafts[0] as Draft);
  const { seats } = state.config;
  const [step] = patrolStage.steps(state, draft);
  if (step?.kind !== 'custom') throw new Error('there is no page');
  return (
    <PatrolStage
      state={state}
      seats={seats}
      text={(phrase: Phrase) =>
        renderPhrase(
          translate,
          phrase,
          'perseverance-1',
          (name) => seats.find(({ id }) => id === name)?.name ?? name,
        )
      }
      draft={step.value as StageEntered}
      given={step.given as StagePage}
      step={step.id}
      onWrite={(value: unknown) => {
        const next = tapped(draft, step, { drawn: value });
        drafts.push(next);
        setDraft(next);
      }}
      onAnswered={() => undefined}
    />
  );
}

test('a tap on what the stage gives is one more, and one too many is taken back beside it', () => {
  const said = showStage(onPatrol({ light: 1, heavy: 0 }));
  tap('Food: one more');
  tap('+1 Food: one more');
  tap('Food: one less');
  expect(said()).toEqual({ gives: { food: 1 }, kept: [] });
});

test('a kept card asks for what only the table knows, and another tap drops it', () => {
  const said = showStage(onPatrol({ light: 1, heavy: 1 }));
  keep(/^Card H8: /);
  choose('Card H8 gives: Valor +2');
  expect(screen.queryByRole('radio', { name: 'Card H8: rolled 2' })).toBeNull();
  choose('Card H8: Threat 3');
  choose('Card H8: rolled 2');
  expect(screen.getByText('Too low: one is lost')).toBeOnTheScreen();
  expect(said()).toEqual({
    gives: {},
    kept: [{ card: 'H8', choice: 'valor-valor', threat: 3, roll: 2 }],
  });
  // The only Heavy Soldier has drawn one card.
  expect(screen.getByRole('checkbox', { name: /^Card H7: / })).toBeDisabled();
  keep(/^Card H8: /);
  expect(said()).toEqual({ gives: {}, kept: [] });
});

test('the way on is on the same page, with its Threat and who pays for it', () => {
  const said = showStage(onPatrol({ light: 1, heavy: 1 }));
  tap(/^Continue to the second stage/);
  choose('Continue to the second stage: Threat 5');
  choose('Continue to the second stage: the app rolls');
  expect(screen.getByText('Which Soldier is at risk?')).toBeOnTheScreen();
  choose('Heavy Soldier');
  expect(said()).toEqual({ gives: {}, kept: [], then: 'on', threat: 5, roll: 0, who: 'heavy' });
});
