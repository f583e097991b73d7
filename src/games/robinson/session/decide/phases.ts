import { ok } from '@/engine';
import { resolveEventPhase } from '../../moments/eventPhase/rule';
import { moralePhase as moralePhaseRule } from '../../moments/moralePhase/rule';
import { production } from '../../moments/productionPhase/rule';
import { setup } from '../../moments/setup/rule';
import { sourceName } from '../../moments/productionPhase/sources';
import { cardName } from '../../say';
import { DECKS, type Deck, type DiceAction } from '../../terms';
import type { Change } from '../change';
import type { CommandOf } from '../command';
import { setupOf } from '../config';
import { happened } from '../event';
import { refuse } from '../refuse';
import { FIELD_TOKENS, hasItem, hasToken, playersOf, tileNotes, type State } from '../state';
import { counts, dialsTo, sequence, type Decision } from './decision';
import { hurt } from '../../moments/wounds/decide';

/** There is no event in the first round: play begins with morale. */
export function beginPlay(state: State): Decision {
  if (state.stage !== 'setup') return refuse('alreadyBegun');
  const outcome = setup.ask(setupOf(state.config));
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
  if (state.stage !== 'event') return refuse('notNow');
  const { round, threat, tokens } = state;
  const lies = (deck: Deck) => hasToken(state, 'adventure', FIELD_OF[deck]);
  const outcome = resolveEventPhase(
    {
      round,
      ...threat,
      card: { id: `event-${round}`, icon },
      adventureTokens: {
        building: lies('building'),
        gathering: lies('gathering'),
        exploration: lies('exploration'),
      },
    },
    cardName,
  );
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
      explanation,
    ),
  ]);
}

export function moralePhase(state: State, { atHighest }: CommandOf<'moralePhase'>): Decision {
  if (state.stage !== 'morale') return refuse('notNow');
  const { first, bodies, camp, config } = state;
  const body = bodies[first];
  const outcome = moralePhaseRule.ask({
    solo: playersOf(state).length === 1,
    level: camp.morale,
    track: config.morale,
    first: { id: first, tokens: body?.determination ?? 0, wounds: body?.wounds ?? 0 },
    diary: hasItem(state, 'diary'),
    drums: hasItem(state, 'drums'),
    atHighest: atHighest ?? undefined,
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

export function produce(state: State, { sources, shortcut, pit }: CommandOf<'produce'>): Decision {
  if (state.stage !== 'production') return refuse('notNow');
  const { food, wood, plusFood, plusWood } = state.camp;
  const outcome = production.ask({
    sources,
    plusFood: plusFood > 0,
    plusWood: plusWood > 0,
    shortcut: shortcut ? { type: shortcut.type, exhausted: shortcut.exhausted } : undefined,
    pit: pit ?? undefined,
    available: { food, wood },
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const seen = (type: 'food' | 'wood') => sources.filter((source) => source.type === type).length;
  if (seen('food') > 3 || seen('wood') > 3) return refuse('outside', { what: 'food, wood', min: 0, max: 3 });
  return ok([
    happened(
      'produced',
      figures.gained,
      [
        ...dialsTo(state, figures.available, 'production'),
        ...dialsTo(state, { foodSources: seen('food'), woodSources: seen('wood') }, 'production'),
        ...exhaustedHere(state, sources),
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

/** Exhausted sources of the camp tile are ticked the next time. */
function exhaustedHere(state: State, sources: CommandOf<'produce'>['sources']): readonly Change[] {
  const notes = tileNotes(state, state.campTile);
  const exhausted = sources.flatMap((source) => (source.exhausted ? [source.type] : []));
  if (exhausted.join() === notes.exhausted.join()) return [];
  const after = { ...notes, explored: true, exhausted };
  return [{ what: 'island', to: { ...state.island, [String(state.campTile)]: after } }];
}
