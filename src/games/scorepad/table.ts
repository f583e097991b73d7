import {
  noteAction,
  type ExplainStep,
  type Figure,
  type Phrase,
  type PlayerRow,
  type TableAction,
  type TableView,
} from '@/engine';
import { say } from './say';
import type { ScorepadCommand } from './command';
import type { Place } from './event';
import { SCORE_LIMIT } from './limits';
import { roundNumber, type ScorepadState } from './state';
import { standings } from './standings';
import type { Names } from './names';

const SCORE = { min: -SCORE_LIMIT, max: SCORE_LIMIT };

export function table(state: ScorepadState): TableView<ScorepadCommand, Names> {
  const { config, finished } = state;
  const byRound = config.counting === 'rounds';
  const round = roundNumber(state);
  const places = standings(state);
  const base = {
    heading: config.name === null ? say('untitled') : say('title', { name: config.name }),
    column: say('table.points'),
    rows: places.map((place) => row(state, place, places)),
  };
  if (finished)
    return {
      ...base,
      detail: say('table.finished'),
      actions: [...(byRound ? [rounds()] : []), note(), reopen()],
    };
  if (!byRound) return { ...base, actions: [note(), finish()] };
  return {
    ...base,
    detail: say('table.round', { round }),
    primary: { label: say('table.enterRound', { round }), does: { kind: 'wizard', wizard: 'enterRound' } },
    actions: [rounds(), note(), finish()],
  };
}

function row(
  state: ScorepadState,
  place: Place,
  places: readonly Place[],
): PlayerRow<ScorepadCommand, Names> {
  const { player } = place;
  const main: Figure<ScorepadCommand, Names> = {
    id: 'points',
    label: say('table.points'),
    value: place.score,
    track: SCORE,
    adjust: (by) => ({ type: 'changePoints', player, by }),
    set: (to) => ({ type: 'setTotal', player, to }),
    why: whyTotal(state, player),
  };
  const thisRound: Figure<ScorepadCommand, Names> = {
    id: 'thisRound',
    label: say('table.thisRound'),
    value: state.current[player] ?? 0,
    track: SCORE,
    icon: 'rounds',
    adjust: (by) => ({ type: 'changePoints', player, by }),
    set: (to) => ({ type: 'setRoundPoints', player, to }),
    correct: (to) => ({ type: 'setRoundPoints', player, to, byHand: true }),
  };
  const stats = state.config.counting === 'rounds' && !state.finished ? [thisRound] : [];
  const note = standingNote(state, place, places);
  return { player, ...(note && { note }), now: false, main, stats };
}

/** Nobody leads while all are level. */
function standingNote(state: ScorepadState, place: Place, places: readonly Place[]): Phrase | undefined {
  if (state.left.some(({ id }) => id === place.player)) return say('putRight.leftNote');
  if (!state.finished && places.every(({ rank }) => rank === 1)) return undefined;
  const shared = places.filter(({ rank }) => rank === 1).length > 1;
  if (place.rank > 1) return say('table.place', { rank: place.rank });
  if (state.finished) return say(shared ? 'table.sharesWin' : 'table.wins');
  return shared ? say('table.place', { rank: 1 }) : say('table.leads');
}

/** A total is the sum of its rounds, of the open one, and of what was corrected by hand. */
function whyTotal(state: ScorepadState, player: string): readonly ExplainStep[] {
  const step = (rule: Phrase, by: number): ExplainStep => ({
    rule,
    deltas: [{ owner: player, asset: 'points', by }],
  });
  const steps = state.rounds.map((points, i) =>
    step(say('why.round', { round: i + 1 }), points[player] ?? 0),
  );
  const open = state.current[player] ?? 0;
  const corrected = state.corrections[player] ?? 0;
  if (state.config.counting === 'free') steps.push(step(say('table.points'), open));
  else if (open !== 0) steps.push(step(say('why.thisRound', { round: roundNumber(state) }), open));
  return corrected === 0 ? steps : [...steps, step(say('why.correction'), corrected)];
}

function note(): TableAction<ScorepadCommand, Names> {
  return noteAction<ScorepadCommand>({ label: say('table.note'), title: say('table.noteTitle') }, (text) => ({
    type: 'writeNote',
    text,
  }));
}

/** The pad as on paper. */
function rounds(): TableAction<ScorepadCommand, Names> {
  return {
    id: 'rounds',
    label: say('rounds.title'),
    icon: 'rounds',
    does: { kind: 'screen', screen: 'rounds' },
  };
}

function finish(): TableAction<ScorepadCommand, Names> {
  return {
    id: 'finish',
    label: say('table.finish'),
    icon: 'finish',
    does: { kind: 'command', command: { type: 'finish' } },
  };
}

function reopen(): TableAction<ScorepadCommand, Names> {
  return {
    id: 'reopen',
    label: say('table.reopen'),
    icon: 'redo',
    does: { kind: 'command', command: { type: 'reopen' } },
  };
}
