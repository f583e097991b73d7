import { fold, read, startSession, unwrap, type Entry, type Session } from '@/engine';
import { scorepad } from '@/games/scorepad';
import { configure } from '@/games/scorepad/configure';
import type { ScorepadCommand } from '@/games/scorepad/command';
import type { ScorepadEvent } from '@/games/scorepad/event';
import type { ScorepadState } from '@/games/scorepad/state';

export const SEATS = [
  { id: 'ana', name: 'Ana', colour: 'sun' },
  { id: 'bo', name: 'Bo', colour: 'drop' },
  { id: 'cy', name: 'Cy', colour: 'peak' },
] as const;

const noLuck = {
  pick: (): number => {
    throw new Error('a score pad needs no luck');
  },
};

export function newPad(answers: Record<string, string> = {}): ScorepadState {
  return scorepad.initial(unwrap(configure(SEATS, { name: 'Harbour', ...answers })));
}

export function decideOn(state: ScorepadState, command: ScorepadCommand) {
  return scorepad.decide(state, command, noLuck);
}

/** Plays commands that must all be legal, through JSON, as a restart would see them. */
export function play(
  state: ScorepadState,
  ...commands: readonly ScorepadCommand[]
): Session<ScorepadState, ScorepadEvent> {
  const entries: Entry<ScorepadEvent>[] = [];
  let current = state;
  for (const command of commands) {
    const events = unwrap(decideOn(current, command)).map((event) =>
      unwrap(read(JSON.parse(JSON.stringify(event)), scorepad.event)),
    );
    entries.push({ kind: 'act', at: entries.length, events });
    current = events.reduce(scorepad.evolve, current);
  }
  return unwrap(fold(scorepad, startSession(state), entries));
}
