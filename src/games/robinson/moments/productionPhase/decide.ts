import { ok } from '@/engine';
import type { Change } from '../../session/change';
import type { CommandOf } from '../../session/command';
import { dialsTo, type Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { tileNotes, type State } from '../../session/state';
import { production } from './rule';
import { sourceName } from './sources';

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
