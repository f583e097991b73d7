import type { Layout } from '../useLayout';
import type { CounterProps } from './Counter';

/** The counter that a PlayerRow has room for; `pane`: something else is beside the players. */
export function counterSize(layout: Layout, pane = false): NonNullable<CounterProps['size']> {
  const sizes = { phone: 'row', landscape: pane ? 'small' : 'tall', tablet: 'wide' } as const;
  return sizes[layout];
}
