import { ok, type Refusal, type Result } from '@/engine';
import { dieInZone, lyingDice } from '../../../perseverance/session/counting';
import { countOf, NEUTRAL, record, withCount } from '../../../perseverance/session/table';
import { count } from '../../../perseverance/session/tableChange';
import { dinosBy } from '../combat/dinos';
import type { FollowUp } from './workshop';
import { zoneEffect } from './rule';
import { say } from '../../say';
import { CITY_ZONES, ZONES, type CityZone, type Structure, type Zone } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import type { EffectMove, PerkPick } from '../../session/moves';
import { happened, type Decision } from '../../session/event';
import { knownOwn } from '../../session/known';
import { areaOf, enclosureAfter, perksSince, readyParty, rulesPlayer } from '../../session/records';
import { refuse } from '../../session/refuse';
import { builtUnseen } from '../../session/remembered';
import { isFull, type Area, type State } from '../../session/state';
import { areaTitle } from '../../session/view/areaName';
import { chain, changesIn } from '../../session/decide/decision';
import { gainPerkOf, placeBonus } from '../influence/decide';

type Changed = Result<readonly Change[], Refusal>;

/** One Effect of a City Zone: the rules pay for it, the pieces go where the command says, the bonuses follow. */
export function effect(state: State, player: string, move: EffectMove): Decision {
  const seat = actingPlayer(state, player);
  const neutral = state.dice[NEUTRAL] ?? { inPlay: 0, pool: 0 };
  const outcome = zoneEffect.ask({
    player: seat,
    ready: { light: Math.min(readyParty(state, player).light, seat.lightSoldier) },
    neutralInPool: neutral.pool,
    neutralOnBoard: neutral.inPlay - neutral.pool,
    citySettlements: record(CITY_ZONES, (zone) => standingIn(state, player, move, zone)),
    ...inputOf(move),
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const pieces = piecesOf(state, player, move);
  if (!pieces.ok) return pieces;
  const cards = figures.followUps.filter(({ kind }) => kind === 'take-adventure').length;
  const taken = happened(
    'effectTaken',
    { player, effect: move.effect },
    [
      ...changesIn(state, figures.deltas),
      { what: 'enclosure', player, to: enclosureAfter(state, player, seat.enclosure, figures.enclosure) },
      ...(cards > 0 ? [count(player, 'handCards', cards)] : []),
      ...pieces.value,
    ],
    explanation,
  );
  return chain(state, ok([taken]), ...bonuses(state, player, figures.followUps, perksOf(move)));
}

/** In Essentials a Dino to release is trusted to be there. */
function actingPlayer(state: State, player: string) {
  const seat = rulesPlayer(state, player);
  return isFull(state) ? seat : { ...seat, enclosure: dinosBy(() => 1) };
}

/** Own Settlements in a City Zone: in Essentials as the table says, where it matters. */
function standingIn(state: State, player: string, move: EffectMove, zone: CityZone): number {
  if (isFull(state)) return countOf(state.zones[zone].settlements, player);
  return (move.effect === 'settle' ? move.standing?.[zone] : undefined) ?? knownOwn(state, zone, player);
}

/**
 * Settlements and Camps pay at once, in order: a cube on the Officer of the Zone, or a Perk of that Officer. A Perk
 * gained on the way is at work only after the Effect: `begun` is the table before it.
 */
export function bonuses(
  begun: State,
  player: string,
  followUps: readonly FollowUp[],
  perks: readonly PerkPick[],
): readonly ((state: State) => Decision)[] {
  let next = 0;
  return followUps.flatMap(({ kind, zone }) => {
    if (kind === 'take-adventure' || zone === undefined) return [];
    if (kind === 'influence')
      return [
        (state: State) =>
          placeBonus(state, player, state.config.officers[zone], perksSince(begun, state, player)),
      ];
    const pick = perks[next++];
    return [
      (state: State) =>
        pick
          ? gainPerkOf(state, player, state.config.officers[zone], pick, perksSince(begun, state, player))
          : refuse('whichPerk'),
    ];
  });
}

/** The move in the form in which the rules read an Effect. */
function inputOf(move: EffectMove) {
  switch (move.effect) {
    case 'marketplace':
      return {
        effect: move.effect,
        picks: move.picks.map(({ option, give, gain }) => ({
          option,
          gain: Object.fromEntries(gain),
          ...(give && { give: Object.fromEntries(give) }),
        })),
      };
    case 'politics':
      return { effect: move.effect, picks: move.picks.map(({ option }) => ({ option })) };
    case 'pub':
    case 'salvage':
    case 'gather':
    case 'training':
    case 'settle':
    case 'build':
      return move;
  }
}

function perksOf(move: EffectMove): readonly PerkPick[] {
  if (move.effect !== 'settle' && move.effect !== 'build') return [];
  return move.picks.flatMap((pick) =>
    'bonus' in pick && pick.bonus === 'perk' && pick.perk ? [pick.perk] : [],
  );
}

function piecesOf(state: State, player: string, move: EffectMove): Changed {
  switch (move.effect) {
    case 'politics':
      return steps(state, move.picks, (after, { option, zone }) =>
        option === 3 ? ok([]) : swapDie(after, player, option === 1 ? 'pool' : 'board', zone),
      );
    case 'settle':
      return steps(state, move.picks, (after, { option, zone }) =>
        option === 3 ? ok([]) : ok([settlement(after, player, zone)]),
      );
    case 'build':
      return steps(state, move.picks, (after, { option, area, tile }) => {
        if (option === 1) return build(after, area, 'outpost', { owner: player, tile });
        return build(after, area, option === 2 ? 'watchtower' : 'camp', player);
      });
    case 'pub':
    case 'salvage':
    case 'gather':
    case 'marketplace':
    case 'training':
      return ok([]);
  }
}

function steps<T>(state: State, things: readonly T[], change: (state: State, thing: T) => Changed): Changed {
  let all: readonly Change[] = [];
  for (const thing of things) {
    const changed = change(applyChanges(state, all), thing);
    if (!changed.ok) return changed;
    all = [...all, ...changed.value];
  }
  return ok(all);
}

export function settlement(state: State, player: string, zone: Zone): Change {
  const { settlements } = state.zones[zone];
  return { what: 'settlements', zone, to: withCount(settlements, player, countOf(settlements, player) + 1) };
}

/** One structure of a kind for each Cleared Area. */
export function build<K extends Structure>(state: State, id: number | null, piece: K, to: Area[K]): Changed {
  if (!isFull(state)) return ok(builtUnseen(state, piece, builderOf(to)));
  const area = id === null ? undefined : areaOf(state, id);
  if (!area) return refuse('noSuchArea');
  if (area[piece] !== null)
    return refuse('areaTaken', {
      area: areaTitle(area.id, area.code),
      structure: say(`session.structure.${piece}`),
    });
  return ok([{ what: 'area', id: area.id, to: { ...area, [piece]: to } }]);
}

function builderOf(to: Area['camp'] | Area['outpost']): string {
  return typeof to === 'string' ? to : (to?.owner ?? '');
}

/** A neutral die becomes an own one; the neutral die leaves the game. */
export function swapDie(state: State, player: string, from: 'pool' | 'board', zone: Zone | null): Changed {
  const neutral = state.dice[NEUTRAL] ?? { inPlay: 0, pool: 0 };
  const own = state.dice[player] ?? { inPlay: 0, pool: 0 };
  const pooled = from === 'pool' ? 1 : 0;
  const swapped: readonly Change[] = [
    { what: 'dice', owner: NEUTRAL, inPlay: neutral.inPlay - 1, pool: neutral.pool - pooled },
    { what: 'dice', owner: player, inPlay: own.inPlay + 1, pool: own.pool + pooled },
  ];
  // In Essentials nobody follows where dice lie.
  if (pooled === 1 || (!isFull(state) && neutral.inPlay > neutral.pool)) return ok(swapped);
  const lying = isFull(state) ? lyingDice(state, NEUTRAL) : 0;
  const unsaid = neutral.inPlay - neutral.pool - lying;
  if (zone ? countOf(state.zones[zone].dice, NEUTRAL) < 1 : unsaid + lying < 1)
    return refuse('noNeutralThere');
  // Without an answer, first a die whose Zone nobody knows; only then one of a Zone.
  const where =
    zone ?? (unsaid > 0 ? null : ZONES.find((one) => countOf(state.zones[one].dice, NEUTRAL) > 0));
  if (!where) return ok(swapped);
  const gone = dieInZone(state, where, NEUTRAL, -1);
  return ok([...swapped, gone, dieInZone(applyChanges(state, [gone]), where, player, 1)]);
}
