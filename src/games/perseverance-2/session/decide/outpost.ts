import { ok, type Chance } from '@/engine';
import { OUTPOST_EFFECTS, type Outpost, type OutpostStepKind } from '../../outposts';
import type { Changes } from '../../rules/books';
import { addDinos, beyond, oneDino, takeDinos } from '../../rules/dinos';
import { checkEnclosure } from '../../rules/enclosure';
import { cardGains, outpostYield } from '../../rules/outside';
import { nameOf, say } from '../../say';
import type { Change } from '../change';
import type { RuledCommand } from '../command';
import type { OutpostStep } from '../moves';
import { happened, type Decision, type Event } from '../event';
import { areaOf, onBoard, readyParty, rulesPlayer, seatOf, suppliesLeft } from '../records';
import { no } from '../refuse';
import { emptyArea, type State } from '../state';
import { nextArea } from './adventure';
import { chain, changesIn } from './decision';
import { settlement, swapDie } from './effect';
import { gainPerk, gainPerkOf, place } from './officers';
import { checkAll } from './threats';

type UseOutpost = Extract<RuledCommand, { type: 'useOutpost' }>;

/** One of the twenty tiles: what it costs and gives, then what it lets its user do, in the order that was said. */
export function activateOutpost(state: State, command: UseOutpost, chance: Chance): Decision {
  const { tile, area, steps } = command;
  const effect = OUTPOST_EFFECTS[tile];
  const odd = oddStep(effect, steps);
  if (odd) return no('outpostSteps', { outpost: say(`session.outpost.${tile}`) });
  if (area !== null && isBreached(state, area)) return no('outpostBreached');
  const used = start(state, command, effect);
  return chain(
    state,
    used,
    ...steps.map((step, i) => (after: State) => {
      const free = i < (effect.freeSteps ?? 0);
      const price = free ? [] : (effect.stepCost ?? []);
      return chain(after, price.length > 0 ? pay(after, command, price) : ok([]), (paid) =>
        take(paid, command, step, chance),
      );
    }),
  );
}

/** No step that the tile does not have, none too often, no two Settlements in one Zone. */
function oddStep({ steps: allowed = {} }: Outpost, steps: readonly OutpostStep[]): boolean {
  const kinds = steps.map(({ kind }) => kind);
  const zones = steps.flatMap((step) => (step.kind === 'settle' ? [step.zone] : []));
  const often = (kind: OutpostStepKind) => kinds.filter((one) => one === kind).length;
  return kinds.some((kind) => often(kind) > (allowed[kind] ?? 0)) || new Set(zones).size < zones.length;
}

function isBreached(state: State, id: number): boolean {
  const owner = areaOf(state, id)?.outpost?.owner;
  const breach =
    owner !== undefined && Object.hasOwn(state.players, owner) ? seatOf(state, owner).breach : null;
  return breach?.at === 'outpost' && breach.area === id;
}

function start(state: State, { player, tile, area }: UseOutpost, effect: Outpost): Decision {
  const seat = rulesPlayer(state, player);
  const perDie = (effect.perDie ?? []).map(([asset, by]) => [asset, by * seat.dice] as const);
  const outcome = outpostYield(seat, effect.cost ?? [], [...(effect.gains ?? []), ...perDie]);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const home: readonly Change[] =
    effect.leaderReturns && seatOf(state, player).leader !== null
      ? [{ what: 'leader', player, to: null }]
      : [];
  return ok([
    happened(
      'outpostUsed',
      { player, tile, area },
      [...changesIn(state, figures.deltas), ...home],
      explanation.length > 0 ? explanation : undefined,
    ),
  ]);
}

/** A Light Soldier that is given up stands on the Player board. */
function pay(state: State, { player, tile, area }: UseOutpost, cost: Changes): Decision {
  if (cost.some(([asset]) => asset === 'lightSoldier') && onBoard(state, player).light < 1)
    return no('noLightToGive', { player: nameOf(player) });
  const outcome = outpostYield(rulesPlayer(state, player), cost, []);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  return ok([happened('outpostUsed', { player, tile, area }, changesIn(state, figures.deltas), explanation)]);
}

function take(state: State, command: UseOutpost, step: OutpostStep, chance: Chance): Decision {
  const { player, tile, area } = command;
  const used = (...changes: readonly Change[]): Event =>
    happened('outpostUsed', { player, tile, area }, changes);
  switch (step.kind) {
    case 'settle':
      return suppliesLeft(state, player).settlements < 1
        ? no('noSettlementLeft', { player: nameOf(player) })
        : ok([used(settlement(state, player, step.zone))]);
    case 'dino': {
      const { enclosure, perks } = seatOf(state, player);
      if (beyond(step.release, enclosure)) return no('notInEnclosure');
      const to = addDinos(takeDinos(enclosure, step.release), oneDino(step.dino));
      const fault = checkEnclosure(to, perks, 'dino');
      return fault ? { ok: false, error: fault } : ok([used({ what: 'enclosure', player, to })]);
    }
    case 'perk':
      return gainPerk(state, player, step.pick);
    case 'movePerk':
      return gainPerk(state, player, step.pick, step.from);
    case 'influence': {
      const { officer, perk } = step;
      const cube = place(state, { player, officer, count: 1, source: 'free' });
      if (!perk) return cube;
      if (!OUTPOST_EFFECTS[tile].perkWithCube) return no('noPerkForFree');
      return chain(state, cube, (after) => gainPerkOf(after, player, officer, perk));
    }
    case 'challenge':
      return challenge(state, player, step, chance);
    case 'clear': {
      const dinos = Number.isInteger(step.dinos) && step.dinos > 0 ? Math.min(step.dinos, 10) : 0;
      const cleared = emptyArea(nextArea(state), step.terrain);
      const gains = cardGains(rulesPlayer(state, player), [
        ['valor', dinos],
        ['followers', dinos],
      ]);
      if (!gains.ok) return gains;
      return ok([
        happened(
          'outpostUsed',
          { player, tile, area },
          [...changesIn(state, gains.value.figures.deltas), { what: 'area', id: cleared.id, to: cleared }],
          gains.value.explanation,
        ),
      ]);
    }
    case 'swapDie': {
      if (suppliesLeft(state, player).dice < 1) return no('noOwnDie', { player: nameOf(player) });
      const swapped = swapDie(state, player, 'board', step.zone);
      return swapped.ok ? ok([used(...swapped.value)]) : swapped;
    }
  }
}

/** A Challenge card of the Patrol Hub: those on the Player board face it. */
function challenge(
  state: State,
  player: string,
  { kept }: Extract<OutpostStep, { kind: 'challenge' }>,
  chance: Chance,
): Decision {
  const gains = cardGains(
    rulesPlayer(state, player),
    Object.entries(kept.gains).map(([asset, by]) => [asset as keyof typeof kept.gains, by] as const),
  );
  if (!gains.ok) return gains;
  const party = { ...readyParty(state, player), leader: false };
  const faced = checkAll(state, player, { party, leaderIgnoreUsed: true }, [kept], false, chance);
  if (!faced.ok) return faced;
  return ok([
    happened(
      'challenged',
      { player, checks: faced.value.checks },
      [...changesIn(state, gains.value.figures.deltas), ...faced.value.changes],
      [...gains.value.explanation, ...faced.value.why],
    ),
  ]);
}
