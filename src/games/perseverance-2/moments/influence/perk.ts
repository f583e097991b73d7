import {
  among,
  checked,
  err,
  maybe,
  ok,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { PERKS, perksNeeded, perksOf, without, type PerkList } from '../../perks';
import { amount, countedDinos, nameOf, say } from '../../say';
import { PERK_COSTS } from '../../terms';
import { changesOf, openAccounts, openBooks } from '../../rules/books';
import { addDinos, allDinos, beyond, oneDino, takeDinos, type DinoCount } from '../combat/dinos';
import { checkEnclosure } from '../combat/enclosure';
import { ANY_NUMBER, dinoCountOrNone, maybeDino, perkId, refuseUnclear } from '../../rules/fields';
import { cubesLeft, playerInput } from '../../rules/player';
import { refuse } from '../../rules/refuse';

const perkInput = checked(
  shape({
    player: playerInput,
    /** The Perk to gain. */
    perk: perkId,
    /** For an additional cost. */
    pay: maybe(among(PERK_COSTS)),
    /** Officers' Lodge: the cube comes from this Perk; no cost, no new cube. */
    moveFrom: maybe(perkId),
    /** Capturer: the Dino taken. */
    dino: maybeDino,
    /** Dinos returned to the supply first. */
    release: dinoCountOrNone(ANY_NUMBER),
  }),
  (input, at) => refuseUnclear(at, input, input.moveFrom !== null),
);
export type PerkInput = Read<typeof perkInput>;

export interface PerkResult {
  readonly perks: PerkList;
  readonly cubesLeft: number;
  readonly enclosure: DinoCount;
  readonly deltas: Deltas;
}

/** Gaining a Perk, p. 20. */
function resolvePerk(input: PerkInput, idle: PerkList): Ruling<PerkResult> {
  const { player, pay, moveFrom, dino, release } = input;
  const perks = [...player.perks.filter((owned) => owned !== moveFrom), input.perk];
  const enclosure = addDinos(takeDinos(player.enclosure, release), oneDino(dino));
  const fault =
    checkEnclosure(player.enclosure, player.perks, 'player.enclosure') ??
    checkTier(input) ??
    checkCost(input) ??
    // A Perk does not help in the Effect that gave it: Herder makes no room for Capturer's Dino of the same Effect.
    (dino
      ? checkEnclosure(enclosure, without(perks, idle), 'dino')
      : checkEnclosure(enclosure, perks, 'player.enclosure'));
  if (fault) return err(fault);

  const books = openBooks();
  const { ledger, tell, tellAs } = books;
  const { id, story, valor } = player;
  openAccounts(books, { id, story, valor });
  const name = nameOf(id);
  const gained = say(`perk.${input.perk}`);
  if (moveFrom)
    tell('officers', 'perkGain.moved', { player: name, from: say(`perk.${moveFrom}`), perk: gained });
  else
    tell('officers', 'perkGain.gained', {
      player: name,
      perk: gained,
      officer: say(`officer.${PERKS[input.perk].officer}`),
      tier: PERKS[input.perk].tier,
    });
  if (hasCost(input) && pay)
    tell('officers', 'perkGain.cost', { player: name, price: amount(pay, 1) }, changesOf(id, [[pay, -1]]));
  if (allDinos(release) > 0)
    tellAs({ part: 'enclosure-released', of: id }, 'combat', 'enclosure.released', {
      player: name,
      dinos: countedDinos(release),
    });
  if (dino) tell('officers', 'perkGain.dino', { player: name, dino: say(`dino.${dino}`) });
  return ok({
    figures: {
      perks,
      cubesLeft: cubesLeft({ influence: player.influence, perks }),
      enclosure,
      deltas: ledger.deltas(),
    },
    explanation: ledger.steps,
  });
}

/**
 * `idle`: Perks that were gained earlier in the same Effect. They are owned, so they count for Tiers, but are not yet at
 * work.
 */
export function perkWithout(idle: PerkList) {
  return procedure({ input: perkInput, resolve: (input) => resolvePerk(input, idle) });
}

export const perk = perkWithout([]);

function hasCost({ perk: id, moveFrom }: PerkInput): boolean {
  return PERKS[id].cost && moveFrom === null;
}

/** Not owned yet, and enough other Perks of the Officer; a cube that is moved does not count (R28). */
function checkTier({ player, perk: id, moveFrom }: PerkInput): Refusal | null {
  if (player.perks.includes(id))
    return refuse('not-allowed', 'perk', 'refusal.perkOwned', { perk: say(`perk.${id}`) });
  if (moveFrom && !player.perks.includes(moveFrom))
    return refuse('not-allowed', 'moveFrom', 'refusal.perkNotOwned', { perk: say(`perk.${moveFrom}`) });
  const { officer } = PERKS[id];
  const others = perksOf(player.perks, officer).filter((owned) => owned !== moveFrom);
  return others.length < perksNeeded(id)
    ? refuse('not-allowed', 'perk', 'refusal.tier', {
        perk: say(`perk.${id}`),
        needed: perksNeeded(id),
        officer: say(`officer.${officer}`),
      })
    : null;
}

function checkCost(input: PerkInput): Refusal | null {
  const { player, pay, moveFrom, dino, release } = input;
  if (allDinos(release) > 0 && !dino && !moveFrom)
    return refuse('not-allowed', 'release', 'refusal.releaseForNothing');
  if (!moveFrom && cubesLeft(player) < 1)
    return refuse('limit-exceeded', 'perk', 'refusal.cubesLeft', {
      player: nameOf(player.id),
      cubes: amount('cubes', cubesLeft(player)),
    });
  if (hasCost(input) && pay && player[pay] < 1)
    return refuse('not-affordable', 'pay', 'refusal.perkPrice', { price: amount(pay, 1) });
  const missing = beyond(release, player.enclosure);
  return missing
    ? refuse('not-affordable', `release.${missing}`, 'refusal.notInEnclosure', {
        dino: say(`dino.${missing}`),
      })
    : null;
}
