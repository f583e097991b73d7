import { err, ok, type Deltas, type Outcome, type Refusal, type Result } from '@/engine';
import { perkEffect } from '../../perks';
import { PIECES, SOLDIER_ASSET } from '../../pieces';
import { amount, counted, countedAssets, nameOf } from '../../say';
import { SOLDIERS, type Asset } from '../../terms';
import { changesOf, openAccounts, openBooks, type Books, type Changes } from '../../rules/books';
import { partySize, type Party } from '../combat/party';
import type { Player } from '../../rules/player';
import { refuse } from '../../rules/refuse';

/** What a guided action changed: the book has no procedure of its own for it. */
export interface GuidedResult {
  readonly deltas: Deltas;
}
type Guided = Result<Outcome<GuidedResult>, Refusal>;

const REACH_COST: Changes = [['glowberry', 2]];
const CAMP_COST: Changes = [['islandResource', 1]];
const MOST_PIECES = 8;
/** What Explore gives besides the card. */
export const EXPLORE_GAINS = { glowberry: 2, story: 1, valor: 1 } as const satisfies Partial<
  Record<Asset, number>
>;
export const EXPLORE_TAKES = Object.keys(EXPLORE_GAINS) as readonly (keyof typeof EXPLORE_GAINS)[];

/** A target one Cleared Area further than the Rally point, p. 13. */
export function reach(player: Player): Guided {
  return guide(player, (books) => pay(books, player, 'outside.reach', REACH_COST));
}

/** A Camp within the Adventure Effect, p. 13. */
export function campOutside(player: Player, followers: number): Guided {
  if (player.camps >= PIECES.camps)
    return err(refuse('limit-exceeded', 'player.camps', 'refusal.allCamps', { max: PIECES.camps }));
  return guide(player, (books) => {
    const unpaid = pay(books, player, 'outside.camp', CAMP_COST);
    if (!unpaid && followers > 0) gain(books, player.id, 'effect.build.covered', [['followers', followers]]);
    return unpaid;
  });
}

/** Secondary Action 4: an offered Adventure card, and one of three things. */
export function explore(player: Player, take: keyof typeof EXPLORE_GAINS): Guided {
  return guide(player, (books) => {
    gain(books, player.id, 'outside.explore', [[take, EXPLORE_GAINS[take]]]);
    return null;
  });
}

/** Printed on a stage or a Challenge card. */
export function cardGains(player: Player, gains: Changes): Guided {
  return guide(player, (books) => {
    if (gains.length > 0) gain(books, player.id, 'outside.card', gains);
    return null;
  });
}

/** What an Outpost costs and gives by itself. */
export function outpostYield(player: Player, cost: Changes, gains: Changes): Guided {
  return guide(player, (books) => {
    const unpaid = cost.length > 0 ? pay(books, player, 'outside.outpostCost', cost) : null;
    if (!unpaid && gains.length > 0) gain(books, player.id, 'outside.outpost', gains);
    return unpaid;
  });
}

/** Tactician's berry for a completed Adventure. */
export function completeAdventure(player: Player): Guided {
  const berries = perkEffect(player.perks, 'completionGlowberries');
  return guide(player, (books) => {
    books.tell('adventure', 'outside.completed', { player: nameOf(player.id) });
    if (berries > 0) gain(books, player.id, 'outside.tactician', [['glowberry', berries]]);
    return null;
  });
}

/** Whether a party may set out: enough pieces for the card, no more than eight, all of them at hand. */
export function checkParty(
  { perks }: Pick<Player, 'perks'>,
  {
    party,
    ready,
    requirement,
  }: { readonly party: Party; readonly ready: Party; readonly requirement: number },
): Refusal | null {
  const lacking = SOLDIERS.find((kind) => party[kind] > ready[kind]);
  if (lacking)
    return refuse('not-affordable', `party.${lacking}`, 'refusal.standing', {
      soldiers: amount(SOLDIER_ASSET[lacking], ready[lacking]),
    });
  if (party.leader && !ready.leader) return refuse('not-affordable', 'party.leader', 'refusal.leaderAway');
  const needed = Math.max(1, requirement - perkEffect(perks, 'adventureSoldiersSaved'));
  if (partySize(party) < needed)
    return refuse('not-affordable', 'party', 'refusal.partySmall', { pieces: needed });
  return partySize(party) > MOST_PIECES
    ? refuse('limit-exceeded', 'party', 'refusal.partyLarge', { pieces: MOST_PIECES })
    : null;
}

export function countedParty({ light, heavy, leader }: Party) {
  return counted(['lightSoldier', light], ['heavySoldier', heavy], ['leader', leader ? 1 : 0]);
}

function guide(player: Player, act: (books: Books) => Refusal | null): Guided {
  const books = openBooks();
  openAccounts(books, player);
  const fault = act(books);
  if (fault) return err(fault);
  return ok({ figures: { deltas: books.ledger.deltas() }, explanation: books.ledger.steps });
}

type PriceKey = 'outside.reach' | 'outside.camp' | 'outside.outpostCost';

function pay({ tell }: Books, player: Player, key: PriceKey, cost: Changes): Refusal | null {
  const price = countedAssets(cost);
  if (cost.some(([asset, by]) => player[asset] < by))
    return refuse('not-affordable', 'player', 'refusal.optionPrice', { price });
  tell(
    'adventure',
    key,
    { player: nameOf(player.id), price },
    changesOf(
      player.id,
      cost.map(([asset, by]) => [asset, -by] as const),
    ),
  );
  return null;
}

function gain({ tell }: Books, id: string, key: Parameters<Books['tell']>[1], gains: Changes): void {
  tell('adventure', key, { player: nameOf(id), gains: countedAssets(gains) }, changesOf(id, gains));
}
