import type { TextStyle } from 'react-native';
import type { Family, Weight } from './tokens';

const STACKS = {
  slab: '"Bitter", Georgia, "Noto Serif", serif',
  text: '"Source Sans 3", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif',
} as const;

/** The web has variable fonts (public/fonts): one file, every weight. */
export function fontOf(family: Family, weight: Weight): TextStyle {
  return { fontFamily: STACKS[family], fontWeight: weight };
}
