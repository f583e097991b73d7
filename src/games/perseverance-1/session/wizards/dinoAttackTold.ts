import {
  isStepOf,
  stepsOf,
  type ByHand,
  type Explanation,
  type Outcome,
  type Phrase,
  type ToldLine,
  type WizardStep,
} from '@/engine';
import { DISSENTERS } from '../../../perseverance/dissenters';
import type { DinoAttackResult } from '../../rules/dinoAttack';
import type { AttackPhase, Part } from '../../rules/parts';
import { amount, nameOf, say } from '../../say';
import type { State } from '../state';
import { saidByHand, setByHand } from './byHandFigures';
import { contributionLine } from './dinoAttackCommand';
import type { AttackDraft } from './dinoAttackDraft';
import type { Picker } from './dinoAttackRewards';

type AttackStep = WizardStep;
type Attack = Outcome<DinoAttackResult>;
type Line = ToldLine;

const MOST_PIECES = 24;

/** Traps and Walls that need no die, one page for both. */
export function deterministicSteps(
  { config: { deterministic } }: State,
  draft: AttackDraft,
  { explanation }: Attack,
): readonly AttackStep[] {
  const phases = (['trap', 'wall'] as const).filter((phase) => deterministic[`${phase}s`]);
  const lines = phases.flatMap((phase) =>
    linesOf(draft, phase, phaseOf(explanation, phase)).map((line) => ({
      ...line,
      group: say(`session.attack.${phase}s`),
    })),
  );
  const [only = 'trap'] = phases;
  const both = phases.length > 1;
  return told(
    'deterministic',
    say(both ? 'session.attack.trapsAndWalls' : `session.attack.${only}s`),
    say(both ? 'session.attack.bothDeterministic' : `session.attack.${only}Deterministic`),
    lines,
  );
}

/** Row by row and column by column, as it is fought: one scene a blow. */
export function fightSteps(draft: AttackDraft, { explanation }: Attack): readonly AttackStep[] {
  const steps = phaseOf(explanation, 'fight');
  if (steps.length === 0) return [];
  return [
    {
      kind: 'scenes',
      id: 'fight',
      title: say('session.attack.fight'),
      help: say('session.attack.fightHelp'),
      scenes: linesOf(draft, 'fight', steps).map((line, i) => {
        const top = steps[i]?.id?.at?.row === 0;
        return { ...line, group: say(top ? 'session.attack.topRow' : 'session.attack.bottomRow') };
      }),
    },
  ];
}

export function breachSteps(draft: AttackDraft, { figures, explanation }: Attack): readonly AttackStep[] {
  if (figures.breach.trampler + figures.breach.raptor === 0) return [];
  const lines = linesOf(draft, 'breach', phaseOf(explanation, 'breach'));
  return told('breach', say('session.attack.breach'), say('session.attack.breachHelp'), lines);
}

/** `worked`: as the rules count the pieces; the picks follow from what counts. */
export function contributionStep(
  draft: AttackDraft,
  { figures, explanation }: Attack,
  worked: DinoAttackResult['contribution'],
  pickers: readonly Picker[],
): AttackStep {
  const { contribution, picks, mayRepeat } = figures;
  const highest = stepsOf<Part>(explanation, { part: 'contribution-repeat' });
  const lines = Object.keys(contribution).map((player): Line => {
    const repeats = mayRepeat.includes(player);
    const unpaid = pickers.some((one) => one.player === player && one.status === 'unpaid');
    const note = unpaid ? 'picksUnpaid' : repeats ? 'picksRepeat' : 'picks';
    const line = contributionLine(player);
    return {
      id: player,
      player,
      label: say('session.event.owner', { player: nameOf(player) }),
      note: say(`session.attack.${note}`, { picks: amount('picks', picks[player] ?? 0) }),
      figure: `${contribution[player] ?? 0}`,
      tied: repeats,
      why: [...stepsOf<Part>(explanation, { part: 'contribution', of: player }), ...(repeats ? highest : [])],
      byHand: {
        worked: worked[player] ?? 0,
        value: contribution[player] ?? 0,
        track: { min: 0, max: MOST_PIECES },
        write: (to) => ({ ...draft, byHand: setByHand(draft.byHand, line, to) }),
      },
    };
  });
  const blocked = stepsOf<Part>(explanation, { part: 'contribution-blocked' }).map((step, i): Line => ({
    id: `blocked-${i}`,
    icon: 'lock',
    label: step.rule,
  }));
  return {
    kind: 'told',
    id: 'contribution',
    title: say('session.attack.contribution'),
    help: say('session.attack.contributionHelp'),
    lines: [...lines, ...blocked],
  };
}

/** What the table gave or took otherwise than the told lines say, in Followers by player. */
export function followersSaid(steps: readonly AttackStep[]): Readonly<Record<string, number>> {
  const lines = steps.flatMap((step) =>
    step.kind === 'told' && step.id !== 'contribution' ? step.lines : [],
  );
  const sums = new Map<string, number>();
  for (const { player, byHand } of lines)
    if (player !== undefined && byHand && byHand.value !== byHand.worked)
      sums.set(player, (sums.get(player) ?? 0) + byHand.value - byHand.worked);
  return Object.fromEntries(sums);
}

function told(id: string, title: Phrase, help: Phrase, lines: readonly Line[]): readonly AttackStep[] {
  return lines.length === 0 ? [] : [{ kind: 'told', id, title, help, lines }];
}

function linesOf(draft: AttackDraft, phase: AttackPhase, steps: Explanation): readonly Line[] {
  return steps.map((step, i): Line => {
    const of = step.id?.of;
    const player = of === DISSENTERS ? undefined : of;
    const by = step.deltas?.find(({ asset }) => asset === 'followers')?.by ?? 0;
    const byHand =
      by !== 0 && player !== undefined ? followersByHand(draft, `${phase}:${i}:${player}`, by) : undefined;
    const shown = byHand?.value ?? by;
    return {
      id: `${phase}-${i}`,
      ...(player !== undefined && { player }),
      label: step.rule,
      ...(byHand && { figure: shown < 0 ? `−${-shown}` : `+${shown}`, byHand }),
      why: [step],
    };
  });
}

/** The line is called by what the rules say, too: after another roll the table's figure means nothing any more. */
function followersByHand(draft: AttackDraft, name: string, worked: number): ByHand {
  const line = `${name}:${worked}`;
  return {
    label: say('asset.followers'),
    worked,
    value: saidByHand(draft.byHand, line) ?? worked,
    track: { min: -99, max: 99 },
    write: (to) => ({ ...draft, byHand: setByHand(draft.byHand, line, to) }),
  };
}

/** A limit that was reached belongs to the phase in which it was. */
function phaseOf(explanation: Explanation, phase: AttackPhase): Explanation {
  let inPhase = false;
  return explanation.filter((step) => {
    if (!isStepOf<Part>(step, { part: 'limit' })) inPhase = isStepOf<Part>(step, { part: phase });
    return inPhase;
  });
}
