import type { Phrase } from '@/engine';
import { moralePhase } from '../../moments/moralePhase/decide';
import { isDry, plainWeather, tokenSky } from '../../moments/weather/plain';
import { FIRST_TILE } from '../../pieces';
import { amount, counted, nameOf, say } from '../../say';
import { CAMP, CUBES, type Cube } from '../../terms';
import type { Command } from '../command';
import { earnedKey, hasItem, tileNotes, type State } from '../state';
import { produce } from '../../moments/productionPhase/decide';

/** A phase in which there is nothing to ask and nobody is hurt: what a tap does, and what comes of it. */
interface Quiet {
  readonly command: Command;
  readonly note: Phrase;
}

export function quietPhase(state: State): Quiet | null {
  switch (state.stage) {
    case 'morale':
      return quietMorale(state);
    case 'production':
      return quietProduction(state);
    case 'weather':
      return quietWeather(state);
    case 'setup':
    case 'event':
    case 'action':
    case 'night':
    case 'finished':
      return null;
  }
}

/** Not at the top, where the first player chooses, and not where tokens are missing. */
function quietMorale(state: State): Quiet | null {
  const command = { type: 'moralePhase', atHighest: null } as const;
  const decision = moralePhase(state, command);
  if (!decision.ok || decision.value.some(({ type }) => type === 'wounded')) return null;
  const change = decision.value.reduce(
    (sum, event) => sum + (event.type === 'moraleTaken' ? event.change : 0),
    0,
  );
  const player = nameOf(state.first);
  const tokens = amount('determination', Math.abs(change));
  return {
    command,
    note:
      change === 0
        ? say('session.quiet.nothing')
        : say(change > 0 ? 'session.quiet.gains' : 'session.quiet.gives', { player, tokens }),
  };
}

/** The sources are known once they were looked at; a die or a choice is asked for. */
function quietProduction(state: State): Quiet | null {
  if (hasItem(state, 'shortcut') || hasItem(state, 'pit') || !knowsSources(state)) return null;
  const { exhausted } = tileNotes(state, state.campTile);
  const sources = (type: Cube, all: number) => {
    const dead = exhausted.filter((cube) => cube === type).length;
    return Array.from({ length: all }, (_, i) => ({ type, exhausted: i < dead }));
  };
  const { foodSources, woodSources } = state.camp;
  const command = {
    type: 'produce',
    sources: [...sources('food', foodSources), ...sources('wood', woodSources)],
    shortcut: null,
    pit: null,
  } as const;
  const decision = produce(state, command);
  if (!decision.ok) return null;
  const [event] = decision.value;
  if (event?.type !== 'produced') return null;
  const { food, wood } = event;
  return {
    command,
    note:
      food + wood === 0
        ? say('session.quiet.barren')
        : say('session.quiet.produces', { goods: counted(['food', food], ['wood', wood]) }),
  };
}

/** Of the first tile they are only a suggestion until Production was done there once. */
function knowsSources({ campTile, earned }: State): boolean {
  return (
    campTile !== FIRST_TILE || CUBES.some((cube) => earned[earnedKey(CAMP, cube)]?.production !== undefined)
  );
}

function quietWeather(state: State): Quiet | null {
  if (!isDry(state) || state.outside.length > 0) return null;
  return { command: plainWeather(state, tokenSky(state)), note: say('session.quiet.dry') };
}
