import { chainDecisions, moveOnTrack, ok, resolveRaw } from '@/engine';
import { discovery } from '../../rules/discovery';
import { item as resolveItem } from '../../rules/item';
import { readUnfulfilled } from '../../rules/input/readUnfulfilled';
import { skill } from '../../rules/skill';
import { unfulfilled } from '../../rules/unfulfilled';
import { effectOf, type Item } from '../../items';
import { takeFood } from '../../stock';
import { CAMP, PHASES } from '../../terms';
import type { Change } from '../change';
import { DEMANDS, type CommandOf, type DemandCommand } from '../command';
import { highestMorale } from '../config';
import { happened } from '../event';
import { evolve } from '../evolve';
import { no } from '../refuse';
import { hasItem, hasShelter, isPlayer, playersOf, type State } from '../state';
import { cook } from './cook';
import { counts, dialsTo, relabel, sequence, type Decision } from './decision';
import { hurt } from './hurt';
import { builtItem } from './phases';

/** A skill is paid for, used once a round, and what can be counted of it follows. */
export function applySkill(state: State, command: CommandOf<'useSkill'>): Decision {
  const { player, skill: chosen, targets } = command;
  const phase = PHASES.find((one) => one === state.stage);
  const character = state.config.characters[player];
  if (!phase) return no('notNow');
  if (!character || !isPlayer(state, player)) return no('unknownPlayer');
  const outcome = skill({
    character,
    skill: chosen,
    phase,
    tokens: state.bodies[player]?.determination ?? 0,
    lockedTokens: 0,
    usedThisRound: state.skills[player] ?? [],
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  if (figures.gives.kind === 'palisade-or-weapon' && command.raise === null) return no('raiseWhat');
  const event = happened(
    'skillUsed',
    { player, skill: chosen },
    [
      ...counts(player, 'determination', -figures.cost, 'skill'),
      { what: 'skills', to: { ...state.skills, [player]: figures.usedThisRound } },
      ...boon(state, figures.gives, command),
    ],
    relabel(explanation, { [character]: player }),
  );
  if (figures.gives.kind !== 'heal') return ok([event]);
  return chainDecisions(evolve, state, ok([event]), (after: State) =>
    cook(after, { source: 'grandmas-recipe', targets }),
  );
}

function boon(
  state: State,
  { kind, amount }: { readonly kind: string; readonly amount: number },
  { raise }: CommandOf<'useSkill'>,
): readonly Change[] {
  if (kind === 'food') return counts(CAMP, 'food', amount, 'skill');
  if (kind === 'morale') return counts(CAMP, 'morale', moraleRise(state, amount), 'skill');
  if (kind !== 'palisade-or-weapon' || raise === null) return [];
  // Without a shelter there is no palisade to raise (ruling 8).
  return raise === 'palisade' && !hasShelter(state) ? [] : counts(CAMP, raise, amount, 'skill');
}

function moraleRise({ camp, config }: State, by: number): number {
  return moveOnTrack({ min: config.morale.lowest, max: highestMorale(config) }, camp.morale, by).change;
}

export function applyDiscovery(state: State, { token, targets }: CommandOf<'useDiscovery'>): Decision {
  const { camp, config } = state;
  const outcome = discovery({
    token,
    levels: { weapon: camp.weapon, palisade: camp.palisade },
    morale: { level: camp.morale, highest: highestMorale(config) },
    hasShelter: hasShelter(state),
    hasPot: hasItem(state, 'pot'),
  });
  if (!outcome.ok) return outcome;
  const { gains, levels, morale, then } = outcome.value.figures;
  const event = happened(
    'discoveryUsed',
    { token },
    [
      ...dialsTo(state, { ...levels, morale }, 'discovery'),
      ...counts(CAMP, 'wood', gains.wood, 'discovery'),
      ...counts(CAMP, 'fur', gains.fur, 'discovery'),
      ...counts(CAMP, 'food', gains.food, 'discovery'),
      ...(then === 'building-pawn' ? dialsTo(state, { buildingPawn: 1 }, 'discovery') : []),
    ],
    outcome.value.explanation,
  );
  return chainDecisions(evolve, state, ok([event]), (after: State) => {
    if (then === 'heal') return cook(after, { source: 'remedy-token', targets });
    return then === 'item-cure' && !hasItem(after, 'cure') ? ok([builtItem(after, 'cure')]) : ok([]);
  });
}

/** Turned over by hand: a treasure, an effect, or a game that began without the app. */
export function buildItem(state: State, item: Item): Decision {
  return hasItem(state, item) || state.coming.includes(item) ? no('itemThere') : ok([builtItem(state, item)]);
}

export function loseItem(state: State, item: Item): Decision {
  if (!hasItem(state, item)) return no('itemMissing');
  const { weapon, palisade } = state.camp;
  const { figures, explanation } = resolveItem({
    item,
    change: 'lose',
    levels: { weapon, palisade },
    hasShelter: hasShelter(state),
    firstCharacterInvention: false,
  });
  return ok([
    happened(
      'itemLost',
      { item },
      [
        ...dialsTo(state, figures.levels, 'item'),
        ...(effectOf(item).token === 'plus-food' ? dialsTo(state, { plusFood: 0 }, 'item') : []),
        { what: 'items', to: state.items.filter((other) => other !== item) },
      ],
      explanation,
    ),
  ]);
}

/** What a card asks for; what is not there costs wounds. */
export function demand(state: State, { player, wants, onlyIfPossible }: DemandCommand): Decision {
  const { camp } = state;
  if (player !== null && !isPlayer(state, player)) return no('unknownPlayer');
  if (player === null && wants.determination > 0) return no('whoseTokens');
  const held = { ...camp, food: camp.food + camp.nonPerishable };
  const tokens = player === null ? 0 : (state.bodies[player]?.determination ?? 0);
  const kinds = DEMANDS.filter((kind) => wants[kind] !== 0);
  if (kinds.length === 0) return no('nothingAsked');
  const outcome = resolveRaw(readUnfulfilled, unfulfilled, {
    scope: player === null ? 'all' : 'player',
    players: playersOf(state),
    ...(player !== null && { player }),
    demands: kinds.map((kind) => ({
      kind,
      required: wants[kind],
      available: kind === 'determination' ? tokens : held[kind],
    })),
    onlyIfPossible,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const paid = (kind: string) => figures.demands.find((one) => one.kind === kind)?.paid ?? 0;
  const { left: larder } = takeFood(camp, paid('food'));
  const event = happened(
    'demandMet',
    { missing: figures.missing },
    [
      ...dialsTo(state, larder, 'demand'),
      ...(['wood', 'fur', 'weapon', 'palisade', 'roof'] as const).flatMap((dial) =>
        counts(CAMP, dial, -paid(dial), 'demand'),
      ),
      ...(player === null ? [] : counts(player, 'determination', -paid('determination'), 'demand')),
    ],
    explanation,
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) =>
        hurt(
          after,
          playersOf(after).map((owner) => ({ owner, wounds: figures.wounds[owner] ?? 0, cause: 'demand' })),
        ),
    ),
  );
}
