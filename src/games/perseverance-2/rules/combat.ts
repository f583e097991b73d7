import { err, ok, type Deltas, type Outcome, type Refusal, type Result } from '@/engine';
import { hasEffect } from '../perks';
import { amount, counted, countedAssets, countedDinos, nameOf, say } from '../say';
import type { Dino, Soldier } from '../terms';
import { changesOf, openAccounts, openBooks, type Books, type Changes } from './books';
import { checkCombat } from './checkCombat';
import { damageBy, damageNeeded, healed, injuriesBy } from './damage';
import { addDinos, allDinos, speciesIn, takeDinos, type DinoCount } from './dinos';
import { killReward } from './killReward';
import type { Party } from './party';
import type { Player } from './player';

export interface CombatInput {
  readonly player: Player;
  readonly kind: 'adventure' | 'counterattack';
  /** Standing on the Player board; null: all Soldiers in play and the Leader. */
  readonly ready: Party | null;
  readonly committed: Party;
  /** All of them are defeated. */
  readonly dinos: DinoCount;
  /** Light Soldiers hit, Injuries of each Heavy Soldier hit, Injuries of the Leader. */
  readonly injuries: { readonly light: number; readonly heavy: readonly number[]; readonly leader: number };
  /** 1 Valor each: a Light Soldier's Injury, or all Injuries of a Heavy Soldier. */
  readonly cancel: Readonly<Record<Soldier, number>>;
  /** The rest is killed. */
  readonly capture: DinoCount;
  /** Returned from the Enclosure to make room. */
  readonly release: DinoCount;
  /** Captured species whose kill reward is taken as well. */
  readonly wrangler: Dino | null;
  readonly saviorBonus: Changes;
  /** Twice on the Staging Ground. */
  readonly saviorTimes: number;
}

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
export function combat(input: CombatInput): Result<Outcome<CombatResult>, Refusal> {
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
  books.tell('combat', 'combat.damage', {
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
    books.tell('combat', 'combat.tramplerExpert', { player: nameOf(player.id) });
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

/** Settled before any reward: Valor from Warrior comes too late (R17). */
function sufferInjuries(
  { tell }: Books,
  { player: { id }, dinos, cancel }: CombatInput,
  defeated: CombatResult['defeated'],
): void {
  const name = nameOf(id);
  const injuries = injuriesBy(dinos);
  if (injuries > 0) tell('combat', 'combat.injuries', { count: injuries });
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
  const { tell } = books;
  const name = nameOf(player.id);
  for (const dino of speciesIn(kills)) {
    const gains = killReward(dino, kills[dino], player.perks);
    const params = { player: name, dinos: amount(dino, kills[dino]), gains: countedAssets(gains) };
    tell('combat', 'combat.killed', params, changesOf(player.id, gains));
  }
  if (allDinos(release) > 0)
    tell('combat', 'enclosure.released', { player: name, dinos: countedDinos(release) });
  if (allDinos(capture) > 0)
    tell('combat', 'combat.captured', { player: name, dinos: countedDinos(capture) });
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
