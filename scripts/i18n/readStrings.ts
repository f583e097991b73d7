import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

export interface StringAt {
  readonly text: string;
  /** Where it is, for the person who has to change it. */
  readonly where: string;
}

/** Every string of one language by its dotted key, plural forms apart. */
export type Strings = ReadonlyMap<string, StringAt>;

/**
 * Reads `export const <language> = { … }` and its parts, without running it, so that every string is known with its
 * file and line. Null if there is no such file.
 */
export function readStrings(root: string, home: string, language: string): Strings | null {
  const file = firstFile(path.join(root, home, language));
  if (!file) return null;
  const strings = new Map<string, StringAt>();
  collect(root, file, initializerOf(parse(file), language), '', strings);
  return strings;
}

export function parse(file: string): ts.SourceFile {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  return ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true, kind);
}

/** `src/i18n/en/home.ts:12`, from the root. */
export function whereIs(root: string, node: ts.Node): string {
  const source = node.getSourceFile();
  const { line } = source.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(root, source.fileName)}:${line + 1}`;
}

function collect(
  root: string,
  file: string,
  node: ts.Expression,
  prefix: string,
  into: Map<string, StringAt>,
): void {
  const value = bare(node);
  if (ts.isStringLiteralLike(value)) {
    into.set(prefix, { text: value.text, where: whereIs(root, value) });
  } else if (ts.isIdentifier(value)) {
    const found = lookUp(file, value.text);
    collect(root, found.file, found.value, prefix, into);
  } else if (ts.isPropertyAccessExpression(value)) {
    const found = sectionOf(root, file, value);
    collect(root, found.file, found.value, prefix, into);
  } else if (ts.isObjectLiteralExpression(value)) {
    for (const property of value.properties) collectProperty(root, file, property, prefix, into);
  } else if (!ts.isNumericLiteral(value)) {
    // A card has figures among its strings; anything else would escape this reading.
    throw new Error(`${whereIs(root, value)}: strings are written out, not computed`);
  }
}

function collectProperty(
  root: string,
  file: string,
  property: ts.ObjectLiteralElementLike,
  prefix: string,
  into: Map<string, StringAt>,
): void {
  const below = (name: string) => (prefix === '' ? name : `${prefix}.${name}`);
  if (ts.isPropertyAssignment(property) && !ts.isComputedPropertyName(property.name)) {
    collect(root, file, property.initializer, below(property.name.text), into);
  } else if (ts.isShorthandPropertyAssignment(property)) {
    collect(root, file, property.name, below(property.name.text), into);
  } else if (ts.isSpreadAssignment(property)) {
    collect(root, file, property.expression, prefix, into);
  } else {
    throw new Error(`${whereIs(root, property)}: strings are written out, not computed`);
  }
}

/** `combatEn.event`: one part of a moment's words. */
function sectionOf(root: string, file: string, { expression, name }: ts.PropertyAccessExpression): Found {
  const words = bare(expression);
  const found = ts.isIdentifier(words) ? lookUp(file, words.text) : null;
  const whole = found && bare(found.value);
  const section =
    whole && ts.isObjectLiteralExpression(whole)
      ? whole.properties.find((property) => property.name?.getText() === name.text)
      : undefined;
  if (!found || !section || !ts.isPropertyAssignment(section))
    throw new Error(`${whereIs(root, name)}: there are no words under ${name.text}`);
  return { file: found.file, value: section.initializer };
}

/** Without `as const`, `satisfies …` and brackets. */
function bare(node: ts.Expression): ts.Expression {
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node)
    ? bare(node.expression)
    : node;
}

interface Found {
  readonly file: string;
  readonly value: ts.Expression;
}

function lookUp(file: string, name: string): Found {
  const source = parse(file);
  for (const statement of source.statements) {
    if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) continue;
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const imported = bindings.elements.find((element) => element.name.text === name);
    const from = firstFile(path.join(path.dirname(file), statement.moduleSpecifier.text));
    if (imported && from) return lookUp(from, (imported.propertyName ?? imported.name).text);
  }
  return { file, value: initializerOf(source, name) };
}

function initializerOf(source: ts.SourceFile, name: string): ts.Expression {
  for (const statement of source.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name: declared, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(declared) && declared.text === name && initializer) return initializer;
    }
  }
  throw new Error(`${source.fileName}: there is no const ${name}`);
}

function firstFile(stem: string): string | undefined {
  return [`${stem}.ts`, path.join(stem, 'index.ts')].find((file) => existsSync(file));
}
