// @ts-check
/** Renders the drawings in assets/app/*.svg to the PNGs that app.json and the web manifest name. */
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

import { chromium } from 'playwright-core';

import { findBrowser } from './browser.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');

/** @type {readonly (readonly [drawing: string, picture: string, pixels: number])[]} */
const PICTURES = [
  ['icon', 'assets/app/icon.png', 1024],
  ['adaptive-foreground', 'assets/app/adaptive-foreground.png', 1024],
  ['adaptive-monochrome', 'assets/app/adaptive-monochrome.png', 1024],
  ['splash-light', 'assets/app/splash-light.png', 660],
  ['splash-dark', 'assets/app/splash-dark.png', 660],
  ['favicon', 'assets/app/favicon.png', 96],
  ['icon', 'public/manifest-icon-192.png', 192],
  ['icon', 'public/manifest-icon-512.png', 512],
  ['icon', 'public/apple-touch-icon.png', 180],
];

const { launch } = await findBrowser();
const browser = await chromium.launch(launch);
const page = await browser.newPage();
for (const [drawing, picture, pixels] of PICTURES) {
  const svg = await readFile(join(root, 'assets', 'app', `${drawing}.svg`), 'utf8');
  await page.setViewportSize({ width: pixels, height: pixels });
  await page.setContent(`<style>body{margin:0}svg{display:block;width:100vw;height:100vh}</style>${svg}`);
  const png = await page.screenshot({ omitBackground: true });
  await writeFile(join(root, picture), png);
  console.log(`${picture}  ${pixels} px  ${(png.length / 1024).toFixed(0)} kB`);
}
await browser.close();
