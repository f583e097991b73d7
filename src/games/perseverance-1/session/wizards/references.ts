import type { Wizard } from '@/engine';

/** The entry of the rules behind each step; `other` is for steps that have none of their own. */
const REFERENCES: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  setupChecklist: { other: 'setup' },
  influence: { officer: 'officer', other: 'table-influence-cost' },
  takeDie: { owner: 'anothers-die', other: 'place-die' },
  challengeCard: { other: 'challenge-card' },
  patrolBegin: { other: 'patrol-card' },
  patrolStage: {
    drawn: 'challenge-card',
    kept: 'challenge-card',
    choice: 'challenge-card',
    threat: 'threat',
    roll: 'threat-die',
    who: 'threat',
    token: 'threat-track',
    pending: 'threat',
    other: 'resolve-patrol',
  },
  threat: { roll: 'threat-die', token: 'threat-track', other: 'threat' },
  dinoAttack: {
    position: 'defense-area',
    community: 'community-area',
    traps: 'trap-phase',
    walls: 'wall-phase',
    fight: 'fight-phase',
    breach: 'breach',
    contribution: 'combat-contribution',
    rewards: 'combat-rewards',
    retrieve: 'retrieve',
    other: 'dino-attack',
  },
  assembly: {
    presence: 'presence',
    secret: 'assembly-choice',
    ranking: 'assembly-scoring',
    conditions: 'officer-scoring',
    officers: 'officer-scoring',
    wrapUp: 'wrap-up',
    other: 'assembly',
  },
  finalScoring: {
    soldiers: 'final-soldiers',
    fortifications: 'final-walls-traps',
    threat: 'det-threat',
    winners: 'tie-break',
    other: 'leftovers',
  },
  effect: {
    effect: 'effect',
    training: 'training',
    convert: 'training',
    keoni: 'keoni',
    settlements: 'settle',
    second: 'settle',
    fortify: 'fortifications',
    die: 'politics',
    row: 'defense-area',
    soldier: 'place-soldiers',
    other: 'zone',
  },
  secondary: {
    action: 'secondary-action',
    soldier: 'place-soldiers',
    netGun: 'phoenix',
    under: 'trap',
    row: 'defense-area',
    other: 'zone',
  },
  dissenters: { other: 'dissenters' },
  dinoDice: { other: 'det-dinos' },
};

/** The same walk, whose steps know what the rules say about them. */
export function withReferences<State, Command, Draft>(
  wizard: Wizard<State, Command, Draft>,
): Wizard<State, Command, Draft> {
  const entries = REFERENCES[wizard.id];
  const entryOf = (step: string) => {
    const name = step.split(':')[0] ?? step;
    return entries && Object.hasOwn(entries, name) ? entries[name] : entries?.other;
  };
  return {
    ...wizard,
    steps: (state, draft) =>
      wizard.steps(state, draft).map((step) => {
        const reference = entryOf(step.id);
        return reference === undefined ? step : { ...step, reference };
      }),
  };
}
