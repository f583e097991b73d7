import { ok, type Refusal, type Result } from '@/engine';
import { without, type PerkList } from '../../perks';
import { addDinos, beyond, oneDino, takeDinos, type DinoCount } from '../combat/dinos';
import { checkEnclosure } from '../combat/enclosure';
import { nameOf } from '../../say';
import type { Dino } from '../../terms';
import type { Change } from '../../session/change';
import { happened, type Decision } from '../../session/event';
import type { Thing } from '../../session/moves';
import { enclosureOf, enclosureAfter, seatOf, suppliesLeft } from '../../session/records';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import { build, settlement } from '../zoneEffects/decide';
import { gainPerk } from '../influence/decide';

/** What a stage or a Challenge card gives besides numbers: at once, at no cost but a Perk's own, within all limits. */
export function takeThing(state: State, player: string, thing: Thing, idle: PerkList): Decision {
  if (thing.kind === 'perk') return gainPerk(state, player, thing.pick, { idle });
  const changes = pieceOf(state, player, thing, idle);
  if (!changes.ok) return changes;
  const what = thing.kind === 'structure' ? thing.structure : thing.kind;
  return ok([happened('cardGave', { player, what }, changes.value)]);
}

function pieceOf(
  state: State,
  player: string,
  thing: Exclude<Thing, { kind: 'perk' }>,
  idle: PerkList,
): Result<readonly Change[], Refusal> {
  if (thing.kind === 'dino') return penned(state, player, thing, idle);
  const left = suppliesLeft(state, player);
  if (thing.kind === 'settlement')
    return left.settlements < 1
      ? refuse('noSettlementLeft', { player: nameOf(player) })
      : ok([settlement(state, player, thing.zone)]);
  const { structure, area, tile } = thing;
  if (structure === 'outpost')
    return left.settlements < 1
      ? refuse('noSettlementLeft', { player: nameOf(player) })
      : build(state, area, structure, { owner: player, tile });
  if (left[structure === 'camp' ? 'camps' : 'watchtowers'] < 1)
    return refuse('noPieceLeft', { player: nameOf(player) });
  return build(state, area, structure, player);
}

/** A Dino of the supply into the Enclosure; others may be returned first to make room, p. 23. */
export function penned(
  state: State,
  player: string,
  { dino, release }: { readonly dino: Dino; readonly release: DinoCount },
  idle: PerkList,
): Result<readonly Change[], Refusal> {
  const { perks } = seatOf(state, player);
  const enclosure = enclosureOf(state, player);
  if (beyond(release, enclosure)) return refuse('notInEnclosure');
  const to = addDinos(takeDinos(enclosure, release), oneDino(dino));
  const fault = checkEnclosure(to, without(perks, idle), 'dino');
  return fault
    ? { ok: false, error: fault }
    : ok([{ what: 'enclosure', player, to: enclosureAfter(state, player, enclosure, to) }]);
}
