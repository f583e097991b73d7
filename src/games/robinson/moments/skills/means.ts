import { chainDecisions, ok } from '@/engine';
import { DISCOVERY_TOKENS } from '../../discoveries';
import { effectOf, type Item } from '../../items';
import { discovery } from '../actions/discovery';
import { resolveItem } from '../actions/item';
import { SKILLS } from '../../skills';
import { CAMP, GOODS } from '../../terms';
import type { CommandOf } from '../../session/command';
import { highestMorale } from '../../session/config';
import { happened } from '../../session/event';
import { evolve } from '../../session/evolve';
import { refuse } from '../../session/refuse';
import { hasItem, hasShelter, type State } from '../../session/state';
import { cook } from '../night/cook';
import { counts, dialsTo, type Decision } from '../../session/decide/decision';
import { paySkill } from './paySkill';
import { isPlanMade, saveWood } from '../actions/saveWood';
import { builtItem } from '../actions/decideEndActions';

/** From the list of skills; a die is rolled again while its action is resolved: its wizard asks. */
export function applySkill(
  state: State,
  { player, skill: chosen, raise, targets, action, keeps }: CommandOf<'useSkill'>,
): Decision {
  const { kind } = SKILLS[chosen];
  if (kind.startsWith('reroll-')) return refuse('rerollInAction');
  if (kind === 'temporary-weapon') return refuse('frenzyInFight');
  if (kind === 'cloud') return refuse('hoochInWeather');
  if (kind === 'building-pawn' && isPlanMade(state)) return refuse('pawnTooLate');
  if (kind === 'draw-discovery' && !keeps) return refuse('whichKept');
  const paid = paySkill(state, player, chosen, 0, raise);
  if (!paid.ok) return paid;
  if (kind === 'wood-discount') return saveWood(state, player, action ?? null, paid.value);
  if (keeps) return chainDecisions(evolve, state, paid, (now: State) => takeDiscovery(now, { token: keeps }));
  if (kind !== 'heal') return paid;
  return chainDecisions(evolve, state, paid, (after: State) =>
    cook(after, { source: 'grandmas-recipe', targets }),
  );
}

/** A token that the table holds; its cubes are available at once. */
export function applyDiscovery(state: State, { token, targets }: CommandOf<'useDiscovery'>): Decision {
  const { camp, config, discoveries } = state;
  const at = discoveries.indexOf(token);
  if (at < 0) return refuse('tokenMissing');
  if (token === 'ignore-rain') return refuse('dryInWeather');
  const outcome = discovery.ask({
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
      ...GOODS.flatMap((good) => counts(CAMP, good, gains[good], 'discovery')),
      ...(then === 'building-pawn' ? dialsTo(state, { buildingPawn: 1 }, 'discovery') : []),
      { what: 'discoveries', to: discoveries.filter((_token, i) => i !== at) },
    ],
    outcome.value.explanation,
  );
  return chainDecisions(evolve, state, ok([event]), (after: State) => {
    if (then === 'heal') return cook(after, { source: 'remedy-token', targets });
    return then === 'item-cure' && !hasItem(after, 'cure') ? ok([builtItem(after, 'cure')]) : ok([]);
  });
}

export function takeDiscovery(
  { discoveries }: State,
  { token }: Pick<CommandOf<'takeDiscovery'>, 'token'>,
): Decision {
  if (!DISCOVERY_TOKENS.includes(token)) return refuse('noSuchToken');
  return ok([happened('discoveryTaken', { token }, [{ what: 'discoveries', to: [...discoveries, token] }])]);
}

/** Each starting item helps twice; what it does is on its card. */
export function spendStarting({ starting, config }: State, { item }: CommandOf<'useStarting'>): Decision {
  const left = starting[item];
  if (left === undefined) return refuse('itemMissing');
  if (left === 0) return refuse('startingEmpty');
  return ok([
    happened('startingUsed', { item, name: config.startingNames[item] ?? null, left: left - 1 }, [
      { what: 'starting', to: starting.map((uses, i) => (i === item ? uses - 1 : uses)) },
    ]),
  ]);
}

/** Turned over by hand: a treasure, an effect, or a game that began without the app. */
export function buildItem(state: State, item: Item): Decision {
  return hasItem(state, item) || state.coming.includes(item)
    ? refuse('itemThere')
    : ok([builtItem(state, item)]);
}

export function loseItem(state: State, item: Item): Decision {
  if (!hasItem(state, item)) return refuse('itemMissing');
  const { weapon, palisade } = state.camp;
  // Past the reader: see `builtItem`.
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
