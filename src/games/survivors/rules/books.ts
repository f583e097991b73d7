import { openLedger, type Delta, type ExplainStep, type Ledger, type Say } from '@/engine';
import { say, type Key } from '../say';
import { RESOURCES, SKILLS, type Caravan, type Resource, type Skill } from '../terms';

/** The chapters of the rulebook, by the names it gives them; its pages have no numbers. */
const CHAPTERS = {
  setup: 'Setup',
  travel: 'Moving the Caravan and The Horde',
  horde: 'The Horde',
  challenges: 'Calculating Challenges',
  dice: 'Dice Pool',
  aberrant: 'Aberrant Dice',
  successes: 'Count Successes',
  consequences: 'Resolve Consequences',
  abilityCards: 'Play Ability Cards',
  settling: 'Settling',
} as const;
type Chapter = keyof typeof CHAPTERS;

type SayParams = Parameters<Say<Key>>[1];

/** The books of one procedure: the ledger, and the short way to enter a step. */
export interface Books {
  readonly ledger: Ledger;
  /** One line of the explanation, with what it changes. */
  tell(chapter: Chapter, key: Key, params?: SayParams, deltas?: readonly Delta[], figure?: string): void;
  /** What the caravan holds now. */
  caravan(): Caravan;
}

/** The caravan's Resources and the Challenges stop at 0; the rest is forgotten and never owed (ruling 12). */
export function openBooks(caravan: Caravan): Books {
  const ledger = openLedger(({ owner, asset, lost }) => ({
    rule:
      owner === CARAVAN
        ? say('limit.resource', { resource: say(`resource.${asset as Resource}`), count: lost })
        : say('limit.challenge', { skill: say(`skill.${asset as Skill}`), count: lost }),
  }));
  for (const resource of RESOURCES) ledger.open(CARAVAN, resource, caravan[resource], { min: 0 });
  for (const skill of SKILLS) ledger.open(CHALLENGES, skill, 0, { min: 0 });
  const held = (resource: Resource) => ledger.balance(CARAVAN, resource);
  return {
    ledger,
    tell: (chapter, key, params, deltas, figure) => {
      const step: { -readonly [K in keyof ExplainStep]: ExplainStep[K] } = {
        rule: say(key, params),
        source: `§ ${CHAPTERS[chapter]}`,
      };
      if (deltas) step.deltas = deltas;
      if (figure !== undefined) step.figure = figure;
      ledger.enter(step);
    },
    caravan: () => ({
      survivors: held('survivors'),
      scrap: held('scrap'),
      herb: held('herb'),
      resolve: held('resolve'),
      fuel: held('fuel'),
    }),
  };
}

const CARAVAN = 'caravan';
const CHALLENGES = 'challenges';

export function carry(resource: Resource, by: number): Delta {
  return { owner: CARAVAN, asset: resource, by };
}

export function challenge(skill: Skill, by: number): Delta {
  return { owner: CHALLENGES, asset: skill, by };
}

/** Dice on the table: a Skill's, or the Aberrant Die. */
export function dice(kind: Skill | 'aberrant', by: number): Delta {
  return { owner: 'dice', asset: kind, by };
}

/** Hordes on the board. */
export function hordes(by: number): Delta {
  return { owner: 'board', asset: 'hordes', by };
}
