import {
  among,
  err,
  listOf,
  maybe,
  number,
  ok,
  orElse,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Ruling,
} from '@/engine';
import { hasEffect } from '../../perks';
import { amount, counted, countedAssets, countedDinos, nameOf, say } from '../../say';
import type { Soldier } from '../../terms';
import { changesOf, openAccounts, openBooks, type Books } from '../../rules/books';
import { checkCombat } from './checkCombat';
import { damageBy, damageNeeded, healed, injuriesBy, STRENGTH } from './damage';
import { addDinos, allDinos, speciesIn, takeDinos, type DinoCount } from './dinos';
import { ANY_NUMBER, count, dinoCount, dinoCountOrNone, maybeDino, printed } from '../../rules/fields';
import { killReward } from './killReward';
import { partyInput, type Party } from './party';
import { playerInput } from '../../rules/player';

const NO_HITS: readonly number[] = [];

/** Light Soldiers hit, Injuries of each Heavy Soldier hit, Injuries of the Leader. */
const injuries = shape({
  light: count(),
  heavy: orElse(listOf(number({ min: 1, max: STRENGTH.heavy })), NO_HITS),
  leader: count(STRENGTH.leader),
});
const NO_INJURIES: Read<typeof injuries> = { light: 0, heavy: NO_HITS, leader: 0 };

/** 1 Valor each: a Light Soldier's Injury, or all Injuries of a Heavy Soldier. */
const healing = shape({ light: count(), heavy: count() });
const NO_HEALING: Read<typeof healing> = { light: 0, heavy: 0 };

export const combatInput = shape({
  player: playerInput,
  kind: among(['adventure', 'counterattack']),
  /** Standing on the Player board; null: all Soldiers in play and the Leader. */
  ready: maybe(partyInput),
  committed: partyInput,
  /** All of them are defeated. */
  dinos: dinoCount(),
  injuries: orElse(injuries, NO_INJURIES),
  cancel: orElse(healing, NO_HEALING),
  /** The rest is killed. */
  capture: dinoCountOrNone(ANY_NUMBER),
  /** Returned from the Enclosure to make room. */
  release: dinoCountOrNone(ANY_NUMBER),
  /** Captured species whose kill reward is taken as well. */
  wrangler: maybeDino,
  saviorBonus: printed,
  /** Twice on the Staging Ground. */
  saviorTimes: orElse(number({ min: 1, max: 2 }), 1),
});
export type CombatInput = Read<typeof combatInput>;

export interface CombatResult {
  readonly damage: number;
  readonly needed: number;
  readonly injuries: number;
  readonly defeated: Readonly<Record<Soldier, number>>;
  /** Committed survivors. */
  readonly toppled: Party;
  readonly kills: DinoCount;
  readonly captures: DinoCount;
  readonly enclosure: DinoCount;
  readonly breachCleared: boolean;
  readonly deltas: Deltas;
}

/** One Combat, p. 23: Damage, Injuries, then what each defeated Dino brings. */
export function resolveCombat(input: CombatInput): Ruling<CombatResult> {
  const fault = checkCombat(input);
  if (fault) return err(fault);

  const { player, kind, committed, dinos, injuries, cancel, capture } = input;
  const books = openBooks();
  openAccounts(books, player);
  const damage = damageBy(committed);
  const needed = damageNeeded(dinos, player.perks);
  const kills = takeDinos(dinos, capture);
  const enclosure = addDinos(takeDinos(player.enclosure, input.release), capture);
  const defeated = {
    light: injuries.light - cancel.light,
    heavy: injuries.heavy.length - cancel.heavy,
  };
  books.tellAs({ part: 'combat-damage', of: player.id }, 'combat', 'combat.damage', {
    player: nameOf(player.id),
    party: counted(
      ['lightSoldier', committed.light],
      ['heavySoldier', committed.heavy],
      ['leader', committed.leader ? 1 : 0],
    ),
    damage,
    needed,
    dinos: countedDinos(dinos),
  });
  if (dinos.trampler > 0 && hasEffect(player.perks, 'freeTramplers'))
    books.tellAs({ part: 'combat-free-trampler', of: player.id }, 'combat', 'combat.tramplerExpert', {
      player: nameOf(player.id),
    });
  sufferInjuries(books, input, defeated);
  takeRewards(books, input, kills);
  return ok({
    figures: {
      damage,
      needed,
      injuries: injuriesBy(dinos),
      defeated,
      toppled: {
        light: committed.light - defeated.light,
        heavy: committed.heavy - defeated.heavy,
        leader: committed.leader,
      },
      kills,
      captures: capture,
      enclosure,
      breachCleared: kind === 'counterattack',
      deltas: books.ledger.deltas(),
    },
    explanation: books.ledger.steps,
  });
}

export const combat = procedure({ input: combatInput, resolve: resolveCombat });

/** Settled before any reward: Valor from Warrior comes too late (R17). */
function sufferInjuries(
  { tell, tellAs }: Books,
  { player: { id }, dinos, cancel }: CombatInput,
  defeated: CombatResult['defeated'],
): void {
  const name = nameOf(id);
  const hits = injuriesBy(dinos);
  if (hits > 0) tellAs({ part: 'combat-injuries', of: id }, 'combat', 'combat.injuries', { count: hits });
  if (healed(cancel) > 0)
    tell(
      'combat',
      'combat.healed',
      {
        player: name,
        valor: amount('valor', healed(cancel)),
        soldiers: counted(['lightSoldier', cancel.light], ['heavySoldier', cancel.heavy]),
      },
      changesOf(id, [['valor', -healed(cancel)]]),
    );
  if (defeated.light + defeated.heavy > 0)
    tell(
      'combat',
      'combat.lost',
      {
        player: name,
        soldiers: counted(['lightSoldier', defeated.light], ['heavySoldier', defeated.heavy]),
      },
      changesOf(id, [
        ['lightSoldier', -defeated.light],
        ['heavySoldier', -defeated.heavy],
      ]),
    );
}

function takeRewards(books: Books, input: CombatInput, kills: DinoCount): void {
  const { player, capture, release, wrangler, saviorBonus, saviorTimes } = input;
  const { tell, tellAs } = books;
  const of = player.id;
  const name = nameOf(of);
  for (const dino of speciesIn(kills)) {
    const gains = killReward(dino, kills[dino], player.perks);
    const params = { player: name, dinos: amount(dino, kills[dino]), gains: countedAssets(gains) };
    tell('combat', 'combat.killed', params, changesOf(player.id, gains));
  }
  if (allDinos(release) > 0)
    tellAs({ part: 'enclosure-released', of }, 'combat', 'enclosure.released', {
      player: name,
      dinos: countedDinos(release),
    });
  if (allDinos(capture) > 0)
    tellAs({ part: 'combat-captured', of }, 'combat', 'combat.captured', {
      player: name,
      dinos: countedDinos(capture),
    });
  if (wrangler) {
    const gains = killReward(wrangler, 1, player.perks);
    const params = { player: name, dino: say(`dino.${wrangler}`), gains: countedAssets(gains) };
    tell('combat', 'combat.wrangler', params, changesOf(player.id, gains));
  }
  if (input.kind === 'counterattack') tell('secondary', 'combat.breachCleared', { player: name });
  for (let time = 0; time < saviorTimes && saviorBonus.length > 0; time++)
    tell(
      'secondary',
      'combat.saviorBonus',
      { player: name, gains: countedAssets(saviorBonus) },
      changesOf(player.id, saviorBonus),
    );
}
