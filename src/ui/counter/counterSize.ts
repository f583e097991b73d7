import type { Layout } from '../useLayout';
import type { CounterProps } from './Counter';

/** The counter that a PlayerRow has room for. */
export function counterSize(layout: Layout): NonNullable<CounterProps['size']> {
  const sizes = { phone: 'row', landscape: 'tall', tablet: 'wide' } as const;
  return sizes[layout];
}
