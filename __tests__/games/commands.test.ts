import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import * as ts from 'typescript';
import { everyGame } from '../support/everyGame';

const GAMES = join(__dirname, '../../src/games');

/** Where a person can send a command from: the table and its actions, a wizard, a page of the game, Put right. */
const SCREENS =
  /^(session\/(view|wizards|putRight)\/|wizards\/|ui\/|(table|people)\.ts$|moments\/\w+\/(?!decide|rule))/;
/** What both episodes have in common is sent for each of them. */
const FAMILY = 'perseverance';

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== FAMILY)
  .map(({ name }) => name);

describe.each(games)('%s', (game) => {
  const commands = commandsOf(game);
  const sent = sentFrom(game);

  test('its commands are found at all', () => {
    expect(commands.length).toBeGreaterThan(5);
  });

  test.each(commands.map((type) => [type]))('somebody can send %s', (type) => {
    expect(sent.get(type) ?? []).not.toEqual([]);
  });
});

/** Every `type` of a command: its shape says them. */
function commandsOf(game: string): readonly string[] {
  const form = everyGame.find(({ id }) => id === game)?.command.form;
  return form?.kind === 'kinds' ? Object.keys(form.of).filter((type) => type !== 'byHand') : [];
}

/** The files of a game's screens, by the commands that they make. */
function sentFrom(game: string): ReadonlyMap<string, readonly string[]> {
  const own = join(GAMES, game);
  const family = isOfFamily(game) ? filesIn(join(GAMES, FAMILY)) : [];
  const screens = [...filesIn(own).filter((file) => SCREENS.test(file.slice(own.length + 1))), ...family];
  const sent = new Map<string, string[]>();
  for (const file of screens) {
    const visit = (node: ts.Node): void => {
      if (
        ts.isPropertyAssignment(node) &&
        ts.isIdentifier(node.name) &&
        node.name.text === 'type' &&
        ts.isStringLiteral(node.initializer)
      )
        sent.set(node.initializer.text, [...(sent.get(node.initializer.text) ?? []), file]);
      ts.forEachChild(node, visit);
    };
    visit(parse(file));
  }
  return sent;
}

function isOfFamily(game: string): boolean {
  return game.startsWith(`${FAMILY}-`);
}

function parse(file: string): ts.SourceFile {
  return ts.createSourceFile(
    file,
    readFileSync(file, 'utf8'),
    ts.ScriptTarget.Latest,
    true,
    ts.ScriptKind.TSX,
  );
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    if (statSync(path).isDirectory()) return filesIn(path);
    return /\.tsx?$/.test(name) ? [path] : [];
  });
}
