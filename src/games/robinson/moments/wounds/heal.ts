import { among, err, ok, procedure, shape, type Read, type Refusal, type Ruling } from '@/engine';
import { amount, counted, nameOf, say } from '../../say';
import { take, takeFood } from '../../stock';
import { FRIDAY, PHASES, type Larder, type Phase } from '../../terms';
import { body, camp, openBooks } from '../../rules/books';
import { bodyId, count, optionalCount, optionalFlag, people } from '../../rules/fields';
import { refuse } from '../../rules/refuse';

export const HEAL_SOURCES = ['rest', 'pot', 'fireplace', 'grandmas-recipe', 'remedy-token'] as const;
export type HealSource = (typeof HEAL_SOURCES)[number];

const healInput = shape({
  source: among(HEAL_SOURCES),
  phase: among(PHASES),
  bed: optionalFlag,
  hasPot: optionalFlag,
  food: optionalCount,
  nonPerishable: optionalCount,
  targets: people(shape({ id: bodyId, wounds: count }), { min: 1, max: 2 }),
});
type HealInput = Read<typeof healInput>;

export interface HealResult extends Larder {
  readonly targets: readonly { readonly id: string; readonly healed: number; readonly wounds: number }[];
  readonly determination: 0 | 1;
}

interface SourceRow {
  readonly wounds: 1 | 2;
  readonly food: 0 | 1;
  readonly targets: 1 | 2;
  /** When it can be used; null: at any time. */
  readonly phase: Phase | null;
}

/** Healing belongs to the night, but for Rest and the Cook. */
const SOURCES: Readonly<Record<HealSource, SourceRow>> = {
  rest: { wounds: 1, food: 0, targets: 1, phase: 'action' },
  pot: { wounds: 1, food: 1, targets: 1, phase: 'night' },
  fireplace: { wounds: 2, food: 1, targets: 2, phase: 'night' },
  'grandmas-recipe': { wounds: 2, food: 1, targets: 2, phase: null },
  'remedy-token': { wounds: 2, food: 0, targets: 2, phase: 'night' },
};

/** One heals the whole amount, two heal 1 each; nobody below 0 wounds, and morale does not rise. */
export const heal = procedure({ input: healInput, resolve: resolveHeal, formFirst: true });

function resolveHeal(input: HealInput): Ruling<HealResult> {
  const fault = checkHeal(input);
  if (fault) return err(fault);

  const { source } = input;
  const rested = source === 'rest' && input.bed;
  const books = openBooks();
  const { left, taken } = takeFood(input, SOURCES[source].food);
  if (SOURCES[source].food > 0)
    books.tell(
      'night',
      'heal.food',
      {
        source: say(`heal.source.${source}`),
        goods: counted(['food', taken.food], ['nonPerishable', taken.nonPerishable]),
      },
      [camp('food', -taken.food), camp('nonPerishable', -taken.nonPerishable)],
    );
  const most = rested ? 2 : SOURCES[source].wounds;
  const targets = input.targets.map(({ id, wounds }) => {
    const { left: after, taken: healed } = take(wounds, input.targets.length === 1 ? most : 1);
    books.tell(
      source === 'rest' ? 'rest' : 'night',
      healed > 0 ? 'heal.heals' : 'heal.healthy',
      {
        source: say(`heal.source.${source}`),
        owner: nameOf(id),
        wounds: amount('wounds', healed),
        left: after,
      },
      [body(id, 'wounds', -healed)],
    );
    return { id, healed, wounds: after };
  });
  if (rested)
    books.tell('items', 'heal.bed', { tokens: amount('determination', 1) }, [
      body(input.targets[0]?.id ?? '', 'determination', 1),
    ]);
  return ok({
    figures: { targets, ...left, determination: rested ? 1 : 0 },
    explanation: books.steps,
  });
}

function checkHeal(input: HealInput): Refusal | null {
  const { source, phase, targets } = input;
  const row = SOURCES[source];
  if (row.phase !== null && row.phase !== phase)
    return refuse('limit-exceeded', 'phase', 'refusal.healPhase', { phase: say(`phase.${row.phase}`) });
  if (targets.length > row.targets)
    return refuse('limit-exceeded', 'targets', 'refusal.healTargets', { most: row.targets });
  if (source === 'remedy-token' && !input.hasPot) return refuse('limit-exceeded', 'hasPot', 'refusal.pot');
  // Pots and tokens heal players, and Friday is none (ruling 14).
  const friday = targets.findIndex(({ id }) => id === FRIDAY);
  if (friday >= 0 && source !== 'rest')
    return refuse('limit-exceeded', `targets[${friday}].id`, 'refusal.fridayRests');
  return input.food + input.nonPerishable < row.food
    ? refuse('not-affordable', 'food', 'refusal.noFood')
    : null;
}
