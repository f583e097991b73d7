import { readFileSync } from 'node:fs';
import path from 'node:path';
import { entryOf, field, list, read, unwrap, type Game } from '@/engine';
import { playing } from './playing';

/** An evening as version 1 of a game's events was stored, replayed by the newest code; `state` is what it was then. */
export function replayStored<Config, State, Command, Event>(game: Game<Config, State, Command, Event>) {
  const file = path.join(__dirname, '../../fixtures', game.id, 'log-v1.json');
  const stored: unknown = JSON.parse(readFileSync(file, 'utf8'));
  const log = unwrap(
    read(stored, (at) => ({
      config: game.config(field(at, 'config')),
      entries: list(field(at, 'entries'), entryOf(game.event)),
      state: field(at, 'state').value,
    })),
  );
  return { ...log, replayed: playing(game).foldAll(game.initial(log.config), log.entries).state };
}
