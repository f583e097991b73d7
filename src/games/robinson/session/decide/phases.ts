import { ok, resolveRaw, type Explanation } from '@/engine';
import { effectOf } from '../../items';
import { afterActions } from '../../rules/afterActions';
import { eventPhase as resolveEvent } from '../../rules/eventPhase';
import { item as resolveItem } from '../../rules/item';
import { readProduction } from '../../rules/input/readProduction';
import { moralePhase as resolveMorale } from '../../rules/moralePhase';
import { production } from '../../rules/production';
import { setup } from '../../rules/setup';
import { sourceName } from '../../rules/sources';
import { cardName } from '../../say';
import { CAMP, DECKS, GOODS, type Deck, type DiceAction } from '../../terms';
import type { CommandOf, ProduceCommand } from '../command';
import { setupInput } from '../config';
import { happened, type Event } from '../event';
import { no } from '../refuse';
import { FIELD_TOKENS, hasItem, hasShelter, hasToken, playersOf, type State } from '../state';
import { counts, dialsTo, sequence, type Decision } from './decision';
import { hurt } from './hurt';

/** There is no event in the first round: play begins with morale. */
export function beginPlay(state: State): Decision {
  if (state.stage !== 'setup') return no('alreadyBegun');
  const outcome = setup(setupInput(state.config));
  if (!outcome.ok) return outcome;
  const { first } = state;
  return ok([happened('playBegan', { first }, [{ what: 'stage', to: 'morale' }], outcome.value.explanation)]);
}

const FIELD_OF: Readonly<Record<Deck, DiceAction>> = {
  building: 'build',
  gathering: 'gather',
  exploration: 'explore',
};

export function eventPhase(state: State, { icon }: CommandOf<'eventPhase'>): Decision {
  if (state.stage !== 'event') return no('notNow');
  const { round, threat, tokens } = state;
  const lies = (deck: Deck) => hasToken(state, 'adventure', FIELD_OF[deck]);
  const outcome = resolveEvent({
    round,
    ...threat,
    card: { id: `event-${round}`, icon },
    adventureTokens: {
      building: lies('building'),
      gathering: lies('gathering'),
      exploration: lies('exploration'),
    },
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const added = DECKS.filter((deck) => figures.adventureTokens[deck]).map(
    (deck) => `adventure:${FIELD_OF[deck]}` as const,
  );
  return ok([
    happened(
      'eventDrawn',
      { round, icon, pushed: figures.resolveThreat },
      [
        { what: 'threat', to: { left: figures.left, right: figures.right } },
        { what: 'tokens', to: FIELD_TOKENS.filter((token) => [...tokens, ...added].includes(token)) },
        { what: 'stage', to: 'morale' },
      ],
      namedCards(explanation),
    ),
  ]);
}

/** The rules call a card by its id; people by the round in which it came. */
function namedCards(why: Explanation): Explanation {
  return why.map((step) => {
    const card = step.rule.params?.card;
    if (typeof card !== 'string') return step;
    return { ...step, rule: { ...step.rule, params: { ...step.rule.params, card: cardName(card) } } };
  });
}

export function moralePhase(state: State, { atHighest }: CommandOf<'moralePhase'>): Decision {
  if (state.stage !== 'morale') return no('notNow');
  const { first, bodies, camp, config } = state;
  const body = bodies[first];
  const outcome = resolveMorale({
    solo: playersOf(state).length === 1,
    level: camp.morale,
    track: config.morale,
    first: { id: first, tokens: body?.determination ?? 0, wounds: body?.wounds ?? 0 },
    diary: hasItem(state, 'diary'),
    drums: hasItem(state, 'drums'),
    atHighest,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const change = figures.tokens - (body?.determination ?? 0);
  const event = happened(
    'moraleTaken',
    { player: first, change },
    [
      ...dialsTo(state, { morale: figures.level }, 'morale'),
      ...counts(first, 'determination', change, 'morale'),
      ...counts(first, 'wounds', -figures.healed, 'heal'),
      { what: 'stage', to: 'production' },
    ],
    explanation,
  );
  return ok(
    sequence(
      state,
      () => [event],
      (after) => hurt(after, [{ owner: first, wounds: figures.wounds, cause: 'morale' }]),
    ),
  );
}

export function produce(state: State, { sources, shortcut, pit }: ProduceCommand): Decision {
  if (state.stage !== 'production') return no('notNow');
  const { food, wood, plusFood, plusWood } = state.camp;
  const outcome = resolveRaw(readProduction, (input) => ok(production(input)), {
    sources,
    plusFood: plusFood > 0,
    plusWood: plusWood > 0,
    ...(shortcut && { shortcut: { type: shortcut.type, exhausted: shortcut.exhausted } }),
    ...(pit && { pit }),
    available: { food, wood },
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const seen = (type: 'food' | 'wood') => sources.filter((source) => source.type === type).length;
  if (seen('food') > 3 || seen('wood') > 3) return no('outside', { what: 'food, wood', min: 0, max: 3 });
  return ok([
    happened(
      'produced',
      figures.gained,
      [
        ...dialsTo(state, figures.available, 'production'),
        ...dialsTo(state, { foodSources: seen('food'), woodSources: seen('wood') }, 'production'),
        { what: 'stage', to: 'action' },
        { what: 'plan', to: null },
        ...(shortcut
          ? [
              { what: 'shortcutTile' as const, to: shortcut.tile },
              { what: 'used' as const, to: [sourceName({ tile: shortcut.tile, cube: shortcut.type })] },
            ]
          : []),
      ],
      explanation,
    ),
  ]);
}

/** Pawns back, what the actions brought is there, and new items work. */
export function endActions(state: State): Decision {
  if (state.stage !== 'action') return no('notNow');
  if (state.plan && state.plan.length > 0) return no('actionsLeft');
  return ok(actionsEnd(state));
}

export function actionsEnd(state: State): readonly Event[] {
  const { camp, comingDiscoveries, discoveries } = state;
  const { figures, explanation } = afterActions({
    future: {
      wood: camp.futureWood,
      fur: camp.futureFur,
      food: camp.futureFood,
      nonPerishable: camp.futureNonPerishable,
    },
    drawn: comingDiscoveries,
  });
  const { ready, fromTokens, kept } = figures;
  const event = happened(
    'actionsEnded',
    {},
    [
      ...FUTURE.flatMap(([good, future]) => [
        ...counts(CAMP, good, ready[good], 'ready'),
        ...counts(CAMP, future, -ready[good], 'ready'),
      ]),
      ...GOODS.flatMap((good) => counts(CAMP, good, fromTokens[good], 'discovery')),
      ...counts(CAMP, 'buildingPawn', -camp.buildingPawn, 'ready'),
      ...(comingDiscoveries.length > 0
        ? [
            { what: 'comingDiscoveries' as const, to: [] },
            { what: 'discoveries' as const, to: [...discoveries, ...kept] },
          ]
        : []),
      { what: 'plan', to: null },
      { what: 'coming', to: [] },
      { what: 'stage', to: 'weather' },
    ],
    explanation,
  );
  return sequence(
    state,
    () => [event],
    ...state.coming.map((name) => (after: State) => [builtItem(after, name)]),
  );
}

const FUTURE = [
  ['food', 'futureFood'],
  ['nonPerishable', 'futureNonPerishable'],
  ['wood', 'futureWood'],
  ['fur', 'futureFur'],
] as const;

/** From the moment it works. */
export function builtItem(state: State, name: State['items'][number]): Event {
  const { weapon, palisade, nonPerishable } = state.camp;
  const { figures, explanation } = resolveItem({
    item: name,
    change: 'build',
    levels: { weapon, palisade },
    hasShelter: hasShelter(state),
    firstCharacterInvention: false,
  });
  return happened(
    'itemBuilt',
    { item: name },
    [
      ...dialsTo(state, { ...figures.levels, nonPerishable: nonPerishable + figures.nonPerishable }, 'item'),
      ...(effectOf(name).token === 'plus-food' ? dialsTo(state, { plusFood: 1 }, 'item') : []),
      { what: 'items', to: [...state.items, name] },
    ],
    explanation,
  );
}
