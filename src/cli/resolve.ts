import {
  phrase,
  refusal,
  type GameEntry,
  type HeadlessProcedure,
  type Refusal,
  type StringTree,
} from '@/engine';
import { findGame, games } from '@/games';
import { en } from '@/i18n/en';
import type { Translate } from '@/i18n/render';
import { answer, answerRefusal } from './answer';
import { createEnglish } from './english';
import { rulesOf } from './rulesOf';

export interface Resolved {
  readonly stdout: string;
  readonly exitCode: 0 | 1;
}

/** The headless command without its process: the names and the bytes that came in, what goes out. */
export async function resolve(argv: readonly string[], stdin: Uint8Array): Promise<Resolved> {
  const [game = '', procedure = ''] = argv;
  const appEnglish = createEnglish(en);
  const entry = findGame(game);
  if (!entry) return refuse(unknownGame(game), appEnglish);

  const { procedures } = await rulesOf(game);
  const run = Object.hasOwn(procedures, procedure) ? procedures[procedure] : undefined;
  if (!run) return refuse(unknownProcedure(game, procedure, Object.keys(procedures)), appEnglish);
  return resolveAll(run, stdin, createEnglish(await strings(entry), en));
}

/** The headless command explains itself in English. */
async function strings(entry: GameEntry): Promise<StringTree> {
  return (await entry.strings['en']?.()) ?? {};
}

function resolveAll(run: HeadlessProcedure, stdin: Uint8Array, translate: Translate): Resolved {
  const input = parse(stdin);
  if (!input.ok) return refuse(input.refusal, translate);
  if (Array.isArray(input.value)) {
    // Written out one by one, so that ten thousand answers are never in memory as objects at once.
    const answers = input.value.map((element: unknown) =>
      JSON.stringify(answer(run.headless(element), translate)),
    );
    return { stdout: `[${answers.join(',')}]\n`, exitCode: 0 };
  }
  const outcome = run.headless(input.value);
  return print(answer(outcome, translate), outcome.ok ? 0 : 1);
}

type Parsed =
  { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly refusal: Refusal };

/** Bytes that are not UTF-8, or too many for one string, are not JSON either. A byte order mark is skipped. */
function parse(stdin: Uint8Array): Parsed {
  try {
    return { ok: true, value: JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(stdin)) };
  } catch (thrown) {
    const reason = thrown instanceof Error ? thrown.message : String(thrown);
    return { ok: false, refusal: refusal('invalid-input', phrase('input.notJson', { reason })) };
  }
}

function unknownGame(game: string): Refusal {
  const known = games.map(({ card }) => card.id).join(', ');
  return refusal('unknown-game', phrase('input.unknownGame', { game, known }));
}

function unknownProcedure(game: string, procedure: string, names: readonly string[]): Refusal {
  return refusal(
    'unknown-procedure',
    phrase('input.unknownProcedure', { game, procedure, known: names.join(', ') }),
  );
}

function refuse(why: Refusal, translate: Translate): Resolved {
  return print(answerRefusal(why, translate), 1);
}

function print(value: unknown, exitCode: 0 | 1): Resolved {
  return { stdout: `${JSON.stringify(value)}\n`, exitCode };
}
