import { everyGame } from '../../../__tests__/support/everyGame';
import { openNodeDatabase } from '../../../__tests__/support/nodeDriver';
import { openStored } from '../../../__tests__/support/readWorld';
import { games } from '../../../src/games';

import type { Look } from './look';

/** Every screen of the app, and every screen of each game, in the database with one of everything. */
export async function everyScreen(file: string): Promise<readonly Look[]> {
  const data = await openNodeDatabase(file);
  // Everybody has played everything before: a new game begins with the table full.
  const setups = Object.fromEntries(
    everyGame.map(({ id }) => [
      id,
      { players: ['ana', 'bo', 'cy'], answers: id === 'scorepad' ? { name: 'Harbour' } : {} },
    ]),
  );
  await data.settings.set('lastSetups', setups);
  const ofGames = [];
  for (const entry of games) {
    const { id } = entry.card;
    const { game, session, seats } = await openStored(data, `${id}-running`);
    const reference = await entry.reference?.();
    const view = game.table(session.state);
    const [row] = view.rows;
    const opens = row?.main !== undefined || (row?.more ?? []).length > 0;
    ofGames.push(
      ...at(`${id}, screens`, [
        [`new/${id}`, 'on'],
        [`session/${id}-running`],
        ...(opens ? ([[`session/${id}-running`, { row: seats[0]?.name ?? '' }]] as const) : []),
        [`session/${id}-running`, 'more'],
        [`session/${id}-running/present`],
        [`session/${id}-running/timeline`],
        [`session/${id}-running/hand-over`],
        ...(game.turnPage ? ([[`session/${id}-running/turn`]] as const) : []),
        ...screensOf(view).map((screen) => [`session/${id}-running/show/${screen}`] as const),
        [`session/${id}-finished`],
        [`session/${id}-finished/result`],
        [`stats/game/${id}`],
        ...(entry.guided ? ([[`first-game/${id}`]] as const) : []),
        ...(reference
          ? ([
              [`learn/${id}`],
              ...kindsOf(reference.entries).map((one) => [`learn/${id}/${one}`] as const),
            ] as const)
          : []),
        ...(game.checks
          ? ([[`check/${id}`], ...game.checks.map((check) => [`check/${id}/${check.id}`] as const)] as const)
          : []),
      ]),
    );
  }
  await data.close();
  return [...at('around the games', AROUND), ...ofGames];
}

type Place = readonly [path: string, then?: Look['then']];

const AROUND: readonly Place[] = [
  [''],
  ['new'],
  ['history'],
  ['history/bin'],
  ['log'],
  ['log/logged'],
  ['players'],
  ['players/ana'],
  ['group'],
  ['group/thursday'],
  ['stats/players'],
  ['stats/pairs'],
  ['stats/points'],
  ['stats/games'],
  ['stats/together'],
  ['stats/player/ana'],
  ['learn'],
  ['settings'],
  ['settings/keys'],
  ['settings/storage'],
  ['settings/restore'],
  ['storage-check'],
  ['handover'],
  ['gallery'],
  ['session/nowhere'],
  ['nowhere/at/all'],
];

function at(area: string, places: readonly Place[]): readonly Look[] {
  return places.map(([path, then]) => ({
    area,
    name: then ? `${path}, ${typeof then === 'string' ? then : 'player'}` : path,
    path: `/${path}`,
    kind: 'screen',
    ...(then && { then }),
  }));
}

/** One entry of each kind. */
function kindsOf(entries: readonly { readonly id: string; readonly kind: string }[]): readonly string[] {
  return [...new Map(entries.map((entry) => [entry.kind, entry.id])).values()];
}

/** The game's own screens that its table leads to. */
function screensOf(view: unknown): readonly string[] {
  const found = new Set<string>();
  const dig = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { kind, screen } = value as { readonly kind?: unknown; readonly screen?: unknown };
    if (kind === 'screen' && typeof screen === 'string') found.add(screen);
    Object.values(value).forEach(dig);
  };
  dig(view);
  return [...found];
}
