import { ok, type Chance } from '@/engine';
import { dieInZone } from '../../../perseverance/session/counting';
import { countOf } from '../../../perseverance/session/table';
import { EFFECT_ZONES, OUTPOST_EFFECTS, type Outpost, type OutpostStepKind } from '../../outposts';
import type { PerkList } from '../../perks';
import type { Changes } from '../../rules/books';
import { cardGains, outpostYield } from '../adventure/rule';
import { nameOf, say } from '../../say';
import type { OutpostTile } from '../../terms';
import { applyChanges, type Change } from '../../session/change';
import type { RuledCommand } from '../../session/command';
import type { OutpostEffect, OutpostStep } from '../../session/moves';
import { happened, type Decision, type Event } from '../../session/event';
import {
  areaOf,
  isBreached,
  onBoard,
  perksSince,
  readyParty,
  rulesPlayer,
  seatOf,
  suppliesLeft,
} from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, type State } from '../../session/state';
import { clearedArea } from '../adventure/clearing';
import { chain, changesIn } from '../../session/decide/decision';
import { effect as resolveEffect, settlement, swapDie } from '../zoneEffects/decide';
import { gainPerk, gainPerkOf, place } from '../influence/decide';
import { outpostRally, rally } from '../adventure/rally';
import { penned, takeThing } from '../adventure/things';
import { checkAll } from '../threat/decide';

type UseOutpost = Extract<RuledCommand, { type: 'useOutpost' }>;

/** One of the twenty tiles: what it costs and gives, then what it lets its user do, in the order of the command. */
export function activateOutpost(state: State, command: UseOutpost, chance: Chance): Decision {
  const { player, tile, area, steps, effect: move = null } = command;
  const effect = OUTPOST_EFFECTS[tile];
  if (oddStep(effect, steps)) return refuse('outpostSteps', { outpost: say(`session.outpost.${tile}`) });
  if (isFull(state) && area !== null && isBreached(state, area, 'outpost')) return refuse('outpostBreached');
  const fault = oddEffect(state, command, effect);
  if (fault) return fault;
  return chain(
    state,
    start(state, command, effect),
    ...steps.map((step, i) => (after: State) => {
      const free = i < (effect.freeSteps ?? 0);
      const price = free ? [] : (effect.stepCost ?? []);
      return chain(after, price.length > 0 ? pay(after, command, price) : ok([]), (paid) =>
        take(paid, command, step, { idle: perksSince(state, paid, player), chance }),
      );
    }),
    (after) => (move ? resolve(after, player, move) : ok([])),
    () => (effect.leaderReturns ? leaderHome(player) : ok([])),
  );
}

/** No step that the tile does not have, none too often, no two Settlements in one Zone. */
function oddStep({ steps: allowed = {} }: Outpost, steps: readonly OutpostStep[]): boolean {
  const kinds = steps.map(({ kind }) => kind);
  const zones = steps.flatMap((step) => (step.kind === 'settle' ? [step.zone] : []));
  const often = (kind: OutpostStepKind) => kinds.filter((one) => one === kind).length;
  return kinds.some((kind) => often(kind) > (allowed[kind] ?? 0)) || new Set(zones).size < zones.length;
}

/** Where the Leader stands, or where one of the swapped dice came from or went to. */
function oddEffect(
  state: State,
  { player, tile, steps, effect: move = null }: UseOutpost,
  { then, leaderReturns }: Outpost,
): ReturnType<typeof refuse> | null {
  const { leader } = seatOf(state, player);
  if (leaderReturns && leader === null) return refuse('noLeaderOut', { player: nameOf(player) });
  if (!move) return null;
  const zone = EFFECT_ZONES[move.effect];
  const swapped = steps.flatMap((step) => (step.kind === 'swapDice' ? [step.one.zone, step.other.zone] : []));
  const open = leaderReturns ? [leader] : swapped;
  if (then !== 'effect' || (open.length > 0 && !open.includes(zone)))
    return refuse('otherZone', { outpost: say(`session.outpost.${tile}`), zone: say(`zone.${zone}`) });
  return null;
}

export function resolve(state: State, player: string, move: OutpostEffect): Decision {
  return move.effect === 'adventure' ? rally(state, player, move) : resolveEffect(state, player, move);
}

/** The Leader returns once the Effect is resolved. */
function leaderHome(player: string): Decision {
  return ok([happened('leaderMoved', { player, zone: null }, [{ what: 'leader', player, to: null }])]);
}

function start(state: State, { player, tile, area }: UseOutpost, effect: Outpost): Decision {
  const seat = rulesPlayer(state, player);
  const perDie = (effect.perDie ?? []).map(([asset, by]) => [asset, by * seat.dice] as const);
  const outcome = outpostYield(seat, effect.cost ?? [], [...(effect.gains ?? []), ...perDie]);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([
    happened(
      'outpostUsed',
      { player, tile, area },
      [
        ...changesIn(state, figures.deltas),
        ...named(state, area, tile),
        ...(area === null || !isFull(state) ? [] : [outpostRally(state, player, area)]),
      ],
      explanation.length > 0 ? explanation : undefined,
    ),
  ]);
}

/** From now on the tile is known. */
function named(state: State, id: number | null, tile: OutpostTile): readonly Change[] {
  const area = id === null ? undefined : areaOf(state, id);
  if (!area?.outpost || area.outpost.tile) return [];
  return [{ what: 'area', id: area.id, to: { ...area, outpost: { ...area.outpost, tile } } }];
}

/** Only a Light Soldier on the Player board can be given up. */
function pay(state: State, { player, tile, area }: UseOutpost, cost: Changes): Decision {
  const known = isFull(state);
  if (known && cost.some(([asset]) => asset === 'lightSoldier') && onBoard(state, player).light < 1)
    return refuse('noLightToGive', { player: nameOf(player) });
  const outcome = outpostYield(rulesPlayer(state, player), cost, []);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([happened('outpostUsed', { player, tile, area }, changesIn(state, figures.deltas), explanation)]);
}

/** `idle`: Perks gained by this Effect. */
interface Moment {
  readonly idle: PerkList;
  readonly chance: Chance;
}

function take(state: State, command: UseOutpost, step: OutpostStep, moment: Moment): Decision {
  const { player, tile, area } = command;
  const { idle } = moment;
  const used = (...changes: readonly Change[]): Event =>
    happened('outpostUsed', { player, tile, area }, changes);
  switch (step.kind) {
    case 'settle':
      return suppliesLeft(state, player).settlements < 1
        ? refuse('noSettlementLeft', { player: nameOf(player) })
        : ok([used(settlement(state, player, step.zone))]);
    case 'dino': {
      const changes = penned(state, player, step, idle);
      return changes.ok ? ok([used(...changes.value)]) : changes;
    }
    case 'perk':
      return gainPerk(state, player, step.pick, { idle });
    case 'movePerk':
      return gainPerk(state, player, step.pick, { moveFrom: step.from, idle });
    case 'influence': {
      const { officer, perk } = step;
      const cube = place(state, { player, officer, count: 1, source: 'free' }, idle);
      if (!perk) return cube;
      if (!OUTPOST_EFFECTS[tile].perkWithCube) return refuse('noPerkForFree');
      return chain(state, cube, (after) => gainPerkOf(after, player, officer, perk, idle));
    }
    case 'challenge':
      return challenge(state, player, step, moment);
    case 'clear': {
      const dinos = Number.isInteger(step.dinos) && step.dinos > 0 ? Math.min(step.dinos, 10) : 0;
      const cleared = clearedArea(state, step.terrain, step.code);
      if (!cleared.ok) return cleared;
      const gains = cardGains(rulesPlayer(state, player), [
        ['valor', dinos],
        ['followers', dinos],
      ]);
      if (!gains.ok) return gains;
      const { value: to } = cleared;
      return ok([
        happened(
          'outpostUsed',
          { player, tile, area },
          [...changesIn(state, gains.value.figures.deltas), { what: 'area', id: to.id, to }],
          gains.value.explanation,
        ),
      ]);
    }
    case 'swapDie': {
      if (suppliesLeft(state, player).dice < 1) return refuse('noOwnDie', { player: nameOf(player) });
      const swapped = swapDie(state, player, 'board', step.zone);
      return swapped.ok ? ok([used(...swapped.value)]) : swapped;
    }
    case 'swapDice': {
      const { one, other } = step;
      const away: Change[] = [];
      for (const { zone, owner } of [one, other]) {
        const now = applyChanges(state, away);
        if (countOf(now.zones[zone].dice, owner) < 1) return refuse('noSuchDieThere');
        away.push(dieInZone(now, zone, owner, -1));
      }
      const there = dieInZone(applyChanges(state, away), other.zone, one.owner, 1);
      const back = dieInZone(applyChanges(state, [...away, there]), one.zone, other.owner, 1);
      return ok([used(...away, there, back)]);
    }
  }
}

/** A Challenge card of the Patrol Hub: those on the Player board face it. */
function challenge(
  state: State,
  player: string,
  { kept }: Extract<OutpostStep, { kind: 'challenge' }>,
  { idle, chance }: Moment,
): Decision {
  const gains = cardGains(
    rulesPlayer(state, player),
    Object.entries(kept.gains).map(([asset, by]) => [asset as keyof typeof kept.gains, by] as const),
  );
  if (!gains.ok) return gains;
  const party = { ...readyParty(state, player), leader: false };
  const at = { party, leaderIgnoreUsed: true, idle };
  const faced = checkAll(state, player, at, [kept], false, chance);
  if (!faced.ok) return faced;
  const met = happened(
    'challenged',
    { player, checks: faced.value.checks },
    [...changesIn(state, gains.value.figures.deltas), ...faced.value.changes],
    [...gains.value.explanation, ...faced.value.why],
  );
  return chain(
    state,
    ok([met]),
    ...(kept.things ?? []).map((thing) => (after: State) => {
      const fresh = perksSince(state, after, player);
      return takeThing(after, player, thing, [...idle, ...fresh]);
    }),
  );
}
