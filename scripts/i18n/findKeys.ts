import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { parse, whereIs } from './readStrings';

export interface Said {
  readonly pattern: RegExp;
  readonly text: string;
  readonly where: string;
}

/** How a folder's sources name strings. */
export interface Keys {
  /** Every string literal: a key may be passed on before it is used. */
  readonly literals: ReadonlySet<string>;
  /** The names of properties: a word that fills a pattern may be one, as in `{ dock: 3 }`. */
  readonly names: ReadonlySet<string>;
  /** Template literals that begin with a word, as patterns that catch what fills them: `zone.${zone}`. */
  readonly patterns: readonly RegExp[];
  /** What is loaded with import(). */
  readonly imports: ReadonlySet<string>;
  /** What is passed to say() and phrase() by name: these must exist. */
  readonly said: readonly Said[];
}

const SPEAKERS = new Set(['say', 'phrase']);

export function findKeys(root: string, folders: readonly string[]): Keys {
  const literals = new Set<string>();
  const names = new Set<string>();
  const patterns: RegExp[] = [];
  const said: Said[] = [];
  const imports = new Set<string>();

  const visit = (node: ts.Node): void => {
    // A key that only a type mentions is not used.
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteralLike(node)) literals.add(node.text);
    if (
      (ts.isPropertyAssignment(node) || ts.isShorthandPropertyAssignment(node)) &&
      ts.isIdentifier(node.name)
    )
      names.add(node.name.text);
    if (ts.isTemplateExpression(node) && /^\w/.test(node.head.text)) patterns.push(patternOf(node));
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [module] = node.arguments;
      if (module && ts.isStringLiteralLike(module)) imports.add(module.text);
    }
    if (ts.isCallExpression(node) && SPEAKERS.has(calleeOf(node))) {
      const [key] = node.arguments;
      if (key && (ts.isStringLiteralLike(key) || ts.isTemplateExpression(key))) {
        said.push({ pattern: patternOf(key), text: key.getText(), where: whereIs(root, key) });
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const folder of folders) for (const file of sourcesIn(path.join(root, folder))) visit(parse(file));
  return { literals, names, patterns, imports, said };
}

function calleeOf({ expression }: ts.CallExpression): string {
  if (ts.isIdentifier(expression)) return expression.text;
  return ts.isPropertyAccessExpression(expression) ? expression.name.text : '';
}

function patternOf(node: ts.TemplateExpression | ts.StringLiteralLike): RegExp {
  if (ts.isStringLiteralLike(node)) return new RegExp(`^${escape(node.text)}$`);
  const spans = node.templateSpans.map(({ literal }) => `(.+)${escape(literal.text)}`);
  return new RegExp(`^${escape(node.head.text)}${spans.join('')}$`);
}

function escape(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');
}

/** Sources without the strings themselves, which would use every key. */
function sourcesIn(folder: string): readonly string[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const full = path.join(folder, entry.name);
    if (entry.isDirectory()) return isStrings(full) ? [] : sourcesIn(full);
    return /\.tsx?$/.test(entry.name) && !WORDS.test(entry.name) ? [full] : [];
  });
}

/** The words of one moment, beside its rule. */
const WORDS = /^words[A-Z][a-z]\.ts$/;

function isStrings(folder: string): boolean {
  return path.basename(folder) === 'strings' || path.basename(path.dirname(folder)) === 'i18n';
}
