/**
 * Turns assets/icons/*.svg into src/ui/icons/shapes.ts, so that icons are drawn in one place and need no loader, and their
 * names into src/engine/iconName.ts, so that a game cannot name one that is not drawn.
 */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const source = new URL('../assets/icons/', import.meta.url);
const target = fileURLToPath(new URL('../src/ui/icons/shapes.ts', import.meta.url));
const names = fileURLToPath(new URL('../src/engine/iconName.ts', import.meta.url));

const icons = readdirSync(source)
  .filter((file) => file.endsWith('.svg'))
  .sort()
  .map((file) => [file.replace('.svg', ''), shapesOf(readFileSync(new URL(file, source), 'utf8'))]);

const text = `import type { IconName } from '@/engine';

/** Made by scripts/make-icons.mjs from assets/icons; change the SVG, not this file. */
export interface Shape {
  readonly d: string;
  /** Stroke width; a shape without one is filled. */
  readonly stroke?: number;
}

// prettier-ignore
export const SHAPES = {
${icons.map(([name, shapes]) => `  ${name}: ${write(shapes)},`).join('\n')}
} as const satisfies Readonly<Record<IconName, readonly Shape[]>>;
`;
writeFileSync(target, text);

writeFileSync(
  names,
  `/** Made by scripts/make-icons.mjs from assets/icons; draw an SVG there, do not change this file. */
export type IconName =
${icons.map(([name]) => `  | '${name}'`).join('\n')};
`,
);

function shapesOf(svg) {
  return [...svg.matchAll(/<(path|circle|rect) ([^>]*)\/>/g)].map(([, tag, body]) => {
    const at = Object.fromEntries(
      [...body.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key, value]) => [key, value]),
    );
    const stroke = at['stroke-width'] ? { stroke: Number(at['stroke-width']) } : {};
    return { d: pathOf(tag, at).replace(/(\.\d*?)0+(?=\D|$)/g, '$1'), ...stroke };
  });
}

function pathOf(tag, at) {
  if (tag === 'path') return at.d;
  const n = Object.fromEntries(Object.entries(at).map(([key, value]) => [key, Number(value)]));
  if (tag === 'circle') {
    return `M${round(n.cx - n.r)} ${n.cy}a${n.r} ${n.r} 0 1 0 ${2 * n.r} 0a${n.r} ${n.r} 0 1 0 ${-2 * n.r} 0z`;
  }
  const { x, y, width, height, rx } = n;
  const corner = (dx, dy) => `a${rx} ${rx} 0 0 1 ${dx} ${dy}`;
  return `M${x + rx} ${y}h${width - 2 * rx}${corner(rx, rx)}v${height - 2 * rx}${corner(-rx, rx)}h${2 * rx - width}${corner(-rx, -rx)}v${2 * rx - height}${corner(rx, -rx)}z`;
}

function round(value) {
  return Math.round(value * 100) / 100;
}

function write(shapes) {
  return JSON.stringify(shapes)
    .replace(/"(d|stroke)":/g, '$1: ')
    .replaceAll('"', "'");
}
