import { among, number, ok, procedure, shape, type Deltas, type Read, type Ruling } from '@/engine';
import { amount, nameOf, say } from '../../say';
import { changesOf, openBooks } from '../../rules/books';
import { dinoSets, worthOfSets } from '../finalScoring/dinoSets';
import { playerInput, type Player } from '../../rules/player';

export const TRIALS = [
  'trial-of-strength',
  'trial-of-proficiency',
  'trial-of-wit',
  'trial-of-momentum',
  'trial-of-leadership',
  'trial-of-equilibrium',
] as const;
export type Trial = (typeof TRIALS)[number];

const templeAdventureInput = shape({
  player: playerInput,
  card: among(TRIALS),
  stage: number({ min: 1, max: 2 }),
});

export interface TempleAdventureResult {
  readonly followers: number;
  readonly deltas: Deltas;
}

/** What each stage counts; the Leader is no Heavy Soldier here (R43). */
const STAGES: Readonly<Record<Trial, readonly ((player: Player) => number)[]>> = {
  'trial-of-strength': [({ heavySoldier }) => 2 * heavySoldier, ({ watchtowers }) => 3 * watchtowers],
  'trial-of-proficiency': [({ lightSoldier }) => lightSoldier, ({ perks }) => perks.length],
  'trial-of-wit': [({ dice }) => 2 * dice, ({ outposts }) => 2 * outposts],
  'trial-of-momentum': [({ camps }) => camps, ({ influence }) => influence],
  'trial-of-leadership': [
    ({ valor }) => valor,
    ({ settlements, camps, outposts }) => settlements + camps + outposts,
  ],
  'trial-of-equilibrium': [
    ({ settlements }) => settlements,
    ({ enclosure }) => worthOfSets(dinoSets(enclosure)),
  ],
};

/** The reward of one stage of a Temple Adventure. */
function resolveTempleAdventure({
  player,
  card,
  stage,
}: Read<typeof templeAdventureInput>): Ruling<TempleAdventureResult> {
  const { ledger, tellAs } = openBooks();
  const followers = STAGES[card][stage - 1]?.(player) ?? 0;
  tellAs(
    { part: 'trial', of: player.id },
    'temple',
    'temple.stage',
    {
      player: nameOf(player.id),
      card: say(`temple.card.${card}`),
      stage,
      followers: amount('followers', followers),
    },
    changesOf(player.id, [['followers', followers]]),
  );
  return ok({ figures: { followers, deltas: ledger.deltas() }, explanation: ledger.steps });
}

export const templeAdventure = procedure({ input: templeAdventureInput, resolve: resolveTempleAdventure });
