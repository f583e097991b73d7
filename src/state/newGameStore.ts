import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  COLOURS,
  entries,
  field,
  FIRST_PLAYER,
  list,
  oneOf,
  optional,
  RANDOM,
  read,
  text,
  type AnyGame,
  type Answer,
  type Answers,
  type At,
  type Colour,
  type Refusal,
  type Result,
  type Seat,
} from '@/engine';
import { games, isPlayable } from '@/games';
import { learnedIn } from './learned';
import { loadGame } from './loadGame';
import { newSession } from './newSession';
import { freshAnswers, seatAll, withPreferred } from './prefill';
import { rematchOf } from './rematch';
import type { RosterStore } from './rosterStore';
import { moveSeat, recolourSeat, sitDown, standUp, startingWith, type Seating } from './seating';
import type { Services } from './services';
import { readAnswer, type SettingsStore } from './settingsStore';

export const CHOOSE_GAME = 'game';
export const CHOOSE_PLAYERS = 'players';

/** A game names its pages as it likes, "game" and "players" included. */
export function optionsStep(page: string): string {
  return `page ${page}`;
}

interface NewGameDraft {
  readonly gameId: string;
  /** `CHOOSE_GAME`, `CHOOSE_PLAYERS`, or one of the game's pages of options, as `optionsStep` names it. */
  readonly step: string;
  readonly seats: Seating;
  readonly answers: Answers;
  /** The group that sat down as one. */
  readonly groupId: string | null;
}

export interface NewGameState extends NewGameDraft {
  /** Null until a game is chosen and loaded. */
  readonly game: AnyGame | null;
  /** Who was drawn to take the first turn of the game that began last, until the table has said so. */
  readonly drawn: string | null;
  /** Goes on where a reload interrupted it, or starts with what this game was last set up with. */
  begin(gameId: string | undefined): Promise<void>;
  choose(gameId: string): Promise<void>;
  /** The same table as in an earlier game. Returns which game that is, or null if it cannot be played. */
  rematch(sessionId: string): Promise<string | null>;
  /** Sits a group down in its order, set up as when it last played this game; null: those at the table are no group. */
  sitGroup(id: string | null): Promise<void>;
  goTo(step: string): void;
  sit(player: Seat): void;
  leave(id: string): void;
  /** To that place, counted from 0; past the ends, to the end. */
  move(id: string, to: number): void;
  recolour(id: string, colour: Colour): void;
  answer(id: string, answer: Answer): void;
  /** Several answers at once, such as those recommended for a first game. */
  answerAll(answers: Answers): void;
  /** The id of the new game, or why it cannot begin. */
  start(): Promise<Result<string, Refusal>>;
}

export type NewGameStore = StoreApi<NewGameState>;

const DRAFT = 'newGameDraft';
const NOTHING: NewGameDraft = {
  gameId: '',
  step: CHOOSE_GAME,
  seats: [],
  answers: {},
  groupId: null,
};

export function createNewGameStore(
  services: Services,
  settings: SettingsStore,
  roster: RosterStore,
): NewGameStore {
  const { data, habits } = services;

  return createStore<NewGameState>((set, get) => {
    let starting: Promise<Result<string, Refusal>> | null = null;

    function change(draft: Partial<NewGameDraft>) {
      set(draft);
      const { gameId, step, seats, answers, groupId } = get();
      void habits.keep(DRAFT, { gameId, step, seats, answers, groupId });
    }

    /** As last answered, and what that game has read off the copy since. */
    async function lastAnswers(game: AnyGame): Promise<Answers> {
      const answers = settings.getState().lastSetups[game.id]?.answers ?? {};
      if (!game.learned) return answers;
      const { sessions } = await data.sessions.page({ limit: 1, filter: { game: game.id } });
      return sessions[0] ? { ...answers, ...(await learnedIn(services, game, sessions[0].id)) } : answers;
    }
    const preferring = (game: AnyGame, seats: Seating, answers: Answers) =>
      withPreferred(game, seats, answers, roster.getState().players);

    /** What the table used last time, as far as those people and questions are still there. */
    async function prefill(game: AnyGame): Promise<Pick<NewGameDraft, 'seats' | 'answers'>> {
      const before = await lastAnswers(game);
      const last = settings.getState().lastSetups[game.id];
      const known = roster.getState().players;
      // Who has not played this game yet has most likely come with the others of last time.
      const group = last ?? Object.values(settings.getState().lastSetups).at(-1);
      const people = (group?.players ?? [])
        .map((id) => known.find((player) => player.id === id))
        .filter((player) => player !== undefined);
      const seats = seatAll(game, people);
      return { seats, answers: freshAnswers(game, seats, before, known) };
    }

    async function startGame(): Promise<Result<string, Refusal>> {
      const { game, seats, groupId } = get();
      if (!game) throw new Error('no game is chosen');
      const answers = allAnswers(game, seats, get().answers);
      const first = answers[FIRST_PLAYER];
      const random = first === RANDOM && seats.length > 1;
      const order = startingWith(seats, random ? seats[services.chance.pick(seats.length)]?.id : first);
      const started = await newSession(services, game, order, answers, groupId);
      if (!started.ok) return started;
      await settings.getState().rememberSetup(game.id, { players: seats.map(({ id }) => id), answers });
      await roster.getState().played(seats.map(({ id }) => id));
      await habits.forget(DRAFT);
      set({ ...NOTHING, game: null, drawn: random ? (order[0]?.name ?? null) : null });
      return started;
    }

    return {
      ...NOTHING,
      game: null,
      drawn: null,

      async begin(gameId) {
        const newest = read(habits.newest(DRAFT), readNewGameDraft);
        const stored = newest.ok
          ? newest.value
          : (await data.settings.get(DRAFT, readNewGameDraft, NOTHING)).value;
        const playable = games.filter(isPlayable);
        const wanted =
          gameId ?? (stored.gameId || (playable.length === 1 ? playable[0]?.card.id : undefined));
        if (wanted === undefined) return set({ ...NOTHING, game: null });
        if (stored.gameId === wanted) return set({ ...stored, game: await loadGame(wanted) });
        await get().choose(wanted);
      },

      async choose(gameId) {
        const game = await loadGame(gameId);
        if (!game) return set({ ...NOTHING, game: null });
        const filled = await prefill(game);
        set({ game });
        change({ ...NOTHING, gameId, step: CHOOSE_PLAYERS, ...filled });
      },

      async rematch(sessionId) {
        const found = await data.sessions.get(sessionId);
        const game = found.kind === 'ok' ? await loadGame(found.value.gameId) : null;
        if (found.kind !== 'ok' || !game) return null;
        const before = await rematchOf(services, game, found.value);
        if (!before) return null;
        const { seats, groupId } = before;
        const answers = before.answers ?? preferring(game, seats, await lastAnswers(game));
        set({ game });
        change({ gameId: game.id, step: CHOOSE_PLAYERS, seats, answers, groupId });
        return game.id;
      },

      async sitGroup(groupId) {
        const { game } = get();
        if (!game) throw new Error('a group sits down at a game');
        if (groupId === null) return change({ groupId });
        const seats = seatAll(game, (await data.groups.seats(groupId)).rows);
        const page = await data.sessions.page({ limit: 1, filter: { group: groupId, game: game.id } });
        const last = page.sessions[0];
        const before = last ? await rematchOf(services, game, last) : null;
        const answers = preferring(game, seats, { ...(await lastAnswers(game)), ...before?.answers });
        change({ seats, answers, groupId });
      },

      goTo: (step) => change({ step }),
      sit: (player) => {
        const { game, answers } = get();
        const seats = sitDown(get().seats, player);
        change({ seats, answers: game ? preferring(game, seats, answers) : answers });
      },
      leave: (id) => change({ seats: standUp(get().seats, id) }),
      move: (id, to) => change({ seats: moveSeat(get().seats, id, to) }),
      recolour: (id, colour) => change({ seats: recolourSeat(get().seats, id, colour) }),
      answer: (id, answer) => change({ answers: { ...get().answers, [id]: answer } }),
      answerAll: (answers) => change({ answers: { ...get().answers, ...answers } }),

      start() {
        // Two taps are one start: the second gets the game of the first.
        starting ??= startGame().finally(() => {
          starting = null;
        });
        return starting;
      },
    };
  });
}

/** What was answered, and what the page showed where nothing was answered. */
function allAnswers(game: AnyGame, seats: Seating, given: Answers): Answers {
  const asked = game.setup.pages(given, seats).flatMap((page) => page.fields);
  const initial = asked.map(({ id, initial: shown }) => [id, shown] as const);
  return { ...Object.fromEntries(initial), ...given };
}

function readNewGameDraft(at: At): NewGameDraft {
  return {
    gameId: text(field(at, 'gameId')),
    step: text(field(at, 'step')),
    seats: list(field(at, 'seats'), (seat) => ({
      id: text(field(seat, 'id')),
      name: text(field(seat, 'name')),
      colour: oneOf(field(seat, 'colour'), COLOURS),
    })),
    answers: Object.fromEntries(
      entries(field(at, 'answers')).map(([id, answer]) => [id, readAnswer(answer)]),
    ),
    groupId: optional(field(at, 'groupId'), text, null),
  };
}
