import type { Explanation, ExplainStep, Outcome, Phrase, ToldLine, WizardStep } from '@/engine';
import type { DinoAttackResult } from '../../rules/dinoAttack';
import { amount, nameOf, say } from '../../say';
import { playersOf, type ColumnState, type State } from '../state';
import type { AttackDraft } from './dinoAttackDraft';
import { whyOf } from './whyOf';

type AttackStep = WizardStep<AttackDraft>;
type Attack = Outcome<DinoAttackResult>;

/** Traps and Walls that need no die. */
export function deterministicStep(phase: 'trap' | 'wall', { explanation }: Attack): readonly AttackStep[] {
  const title = say(phase === 'trap' ? 'session.attack.traps' : 'session.attack.walls');
  return told(
    `told-${phase}`,
    title,
    say(`session.attack.${phase}Deterministic`),
    phaseOf(explanation, phase),
  );
}

export function fightSteps({ explanation }: Attack, columns: readonly ColumnState[]): readonly AttackStep[] {
  const fought = new Set<string>();
  const group = ({ rule }: ExplainStep): Phrase => {
    const column = Number(rule.params?.column) - 1;
    // In a column the first who fights stands in the top row, unless nobody stands there.
    const top = columns[column]?.soldiers[0] != null && !fought.has(`${column}`);
    if (rule.key !== 'fight.wallHelps') fought.add(`${column}`);
    return say(top ? 'session.attack.topRow' : 'session.attack.bottomRow');
  };
  const steps = phaseOf(explanation, 'fight');
  return told('fight', say('session.attack.fight'), say('session.attack.fightHelp'), steps, group);
}

export function breachSteps({ figures, explanation }: Attack): readonly AttackStep[] {
  if (figures.breach.trampler + figures.breach.raptor === 0) return [];
  const steps = phaseOf(explanation, 'breach').filter(({ rule }) => rule.key !== 'breach.dangerous');
  return told('breach', say('session.attack.breach'), say('session.attack.breachHelp'), steps);
}

/** `canPick`: whether there is a reward that the player can pay for. */
export function contributionStep(
  state: State,
  { figures, explanation }: Attack,
  canPick: (player: string) => boolean,
): AttackStep {
  const { contribution, picks, mayRepeat } = figures;
  const highest = explanation.filter(({ rule }) => rule.key === 'contribution.mayRepeat');
  const lines = playersOf(state).map((player): ToldLine => {
    const repeats = mayRepeat.includes(player);
    const unpaid = (picks[player] ?? 0) > 0 && !canPick(player);
    const note = unpaid ? 'picksUnpaid' : repeats ? 'picksRepeat' : 'picks';
    return {
      id: player,
      player,
      label: say('session.event.owner', { player: nameOf(player) }),
      note: say(`session.attack.${note}`, { picks: amount('picks', picks[player] ?? 0) }),
      figure: `${contribution[player] ?? 0}`,
      tied: repeats,
      why: [...whyOf(phaseOf(explanation, 'contribution'), player), ...(repeats ? highest : [])],
    };
  });
  const blocked = explanation
    .filter(({ rule }) => rule.key === 'contribution.blocked')
    .map((step, i): ToldLine => ({ id: `blocked-${i}`, icon: 'lock', label: step.rule }));
  return {
    kind: 'told',
    id: 'contribution',
    title: say('session.attack.contribution'),
    help: say('session.attack.contributionHelp'),
    lines: [...lines, ...blocked],
  };
}

function told(
  id: string,
  title: Phrase,
  help: Phrase,
  steps: Explanation,
  group?: (step: ExplainStep) => Phrase,
): readonly AttackStep[] {
  if (steps.length === 0) return [];
  const lines = steps.map((step, i): ToldLine => {
    const player = playerIn(step);
    const by = step.deltas?.find(({ asset }) => asset === 'followers')?.by ?? 0;
    return {
      id: `${id}-${i}`,
      ...(player !== undefined && { player }),
      ...(group && { group: group(step) }),
      label: step.rule,
      ...(by !== 0 && { figure: by < 0 ? `−${-by}` : `+${by}` }),
      why: [step],
    };
  });
  return [{ kind: 'told', id, title, help, lines }];
}

/** A limit that was reached belongs to the phase in which it was. */
function phaseOf(explanation: Explanation, phase: string): Explanation {
  let current = '';
  return explanation.filter(({ rule }) => {
    const [name = ''] = rule.key.split('.');
    if (name !== 'limit') current = name;
    return current === phase;
  });
}

function playerIn({ rule }: ExplainStep): string | undefined {
  const player = rule.params?.player;
  return typeof player === 'object' && 'player' in player ? player.player : undefined;
}
