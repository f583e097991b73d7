import { moveOnTrack, ok } from '@/engine';
import { DIE_FACES } from '../../pieces';
import { nameOf, say } from '../../say';
import { SIDES, SKILLS } from '../../terms';
import type { Change } from '../change';
import type { Command, Correction } from '../command';
import { happened } from '../event';
import { CARDS, DIAL, DICE, STACK } from '../limits';
import { refuse } from '../refuse';
import { factionState, type State } from '../state';
import type { Decision } from './decision';

type CommandOf<T extends Command['type']> = Extract<Command, { type: T }>;

/** One tap on − or +. A tap that can change nothing is refused. */
export function adjust({ caravan }: State, { resource, by }: CommandOf<'adjust'>): Decision {
  if (!Number.isInteger(by) || by === 0) return refuse('noChange');
  const move = moveOnTrack(DIAL, caravan[resource], by);
  const what = say(`resource.${resource}`);
  if (move.change === 0) return refuse(by < 0 ? 'atFloor' : 'atCap', { what, at: caravan[resource] });
  return ok([
    happened('counted', { resource, by: move.change, lost: move.lost }, [
      { what: 'resource', resource, by: move.change, from: 'counted' },
    ]),
  ]);
}

/** "Set to": marked as a correction. */
export function correct(
  { caravan }: State,
  { resource, to }: Pick<CommandOf<'correct'>, 'resource' | 'to'>,
): Decision {
  const from = caravan[resource];
  if (!isWithin(to, DIAL)) return refuse('outside', { what: say(`resource.${resource}`), ...DIAL });
  if (to === from) return refuse('noChange');
  return ok([
    happened('corrected', { resource, from, to }, [
      { what: 'resource', resource, by: to - from, from: 'corrected' },
    ]),
  ]);
}

/** A correction inside another entry: what is so already needs none. */
export function correctTo(state: State, { dial, to }: Correction): Decision {
  if (dial === 'stack') return state.stack.left === to ? ok([]) : correctStack(state, to);
  return state.caravan[dial] === to ? ok([]) : correct(state, { resource: dial, to });
}

export function adjustCards(state: State, { player, deck, by }: CommandOf<'adjustCards'>): Decision {
  const faction = factionState(state, player);
  if (!faction) return refuse('unknownPlayer');
  const held = faction.cards[deck];
  if (!Number.isInteger(by) || by === 0) return refuse('noChange');
  const what = say('session.cardsOf', { player: nameOf(player), deck: say(`skill.${deck}`) });
  if (!isWithin(held + by, CARDS)) return refuse('outside', { what, ...CARDS });
  return ok([happened('cardsCounted', { player, deck, by }, [{ what: 'cards', player, deck, by }])]);
}

/** What the Faction tile prints, put right. */
export function correctPool(state: State, command: CommandOf<'correctPool'>): Decision {
  const { player, side, skill, to } = command;
  const faction = factionState(state, player);
  if (!faction) return refuse('unknownPlayer');
  const from = faction[side][skill];
  const what = say('session.diceOf', { player: nameOf(player), skill: say(`skill.${skill}`) });
  if (!isWithin(to, DICE)) return refuse('outside', { what, ...DICE });
  if (to === from) return refuse('noChange');
  return ok([
    happened('poolCorrected', { player, side, skill, from, to }, [{ what: 'pool', player, side, skill, to }]),
  ]);
}

/** Also without any dice: then the table rolls without the app knowing how many. */
export function readTiles(state: State, { tiles }: CommandOf<'readTiles'>): Decision {
  const changes: Change[] = [];
  for (const [player, tile] of Object.entries(tiles)) {
    const faction = factionState(state, player);
    if (!faction) return refuse('unknownPlayer');
    for (const side of SIDES)
      for (const skill of SKILLS) {
        const to = tile[side][skill];
        const what = say('session.diceOf', { player: nameOf(player), skill: say(`skill.${skill}`) });
        if (!isWithin(to, DICE)) return refuse('outside', { what, ...DICE });
        if (to !== faction[side][skill]) changes.push({ what: 'pool', player, side, skill, to });
      }
  }
  return ok([happened('tilesRead', {}, changes)]);
}

export function correctStack({ stack }: State, to: number): Decision {
  if (!isWithin(to, STACK)) return refuse('outside', { what: say('session.tilesLeft'), ...STACK });
  if (to === stack.left) return refuse('noChange');
  return ok([
    happened('stackCorrected', { from: stack.left, to }, [{ what: 'stack', left: to, aside: stack.aside }]),
  ]);
}

export function setFaces({ faces }: State, { one, two }: State['faces']): Decision {
  const wrong = ![one, two].every((count) => isWithin(count, { min: 0, max: DIE_FACES }));
  if (wrong || one + two > DIE_FACES) return refuse('faces', { max: DIE_FACES });
  if (one === faces.one && two === faces.two) return refuse('noChange');
  return ok([happened('facesSet', {}, [{ what: 'faces', to: { one, two } }])]);
}

export function giveLead(state: State, to: string): Decision {
  if (!factionState(state, to)) return refuse('unknownPlayer');
  return to === state.leader
    ? refuse('noChange')
    : ok([happened('leadGiven', { to }, [{ what: 'leader', to }])]);
}

function isWithin(value: number, { min, max }: { readonly min: number; readonly max: number }): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}
