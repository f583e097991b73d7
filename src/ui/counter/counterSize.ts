import type { Layout } from '../useLayout';
import type { CounterProps } from './Counter';

/** The counter that a PlayerRow has room for; `pane`: something else is beside the players. A long name comes first. */
export function counterSize(
  layout: Layout,
  pane = false,
  longName = false,
): NonNullable<CounterProps['size']> {
  const sizes = {
    phone: longName ? 'close' : 'row',
    landscape: pane ? 'small' : 'tall',
    tablet: 'wide',
  } as const;
  return sizes[layout];
}
