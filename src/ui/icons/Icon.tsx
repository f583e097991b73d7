import { memo } from 'react';
import { Path, Svg } from '../svg';
import type { IconName } from '@/engine';
import { SHAPES, type Shape } from './shapes';

export type { IconName };

export interface IconProps {
  readonly name: IconName;
  readonly color: string;
  readonly size?: number;
}

/** Decoration: the control around it says the word, so screen readers skip it. */
export const Icon = memo(function Icon({ name, color, size = 24 }: IconProps) {
  const shapes: readonly Shape[] = SHAPES[name];
  return (
    <Svg
      width={size}
      height={size}
      viewBox="0 0 24 24"
      aria-hidden
      focusable={false}
      style={{ width: size, height: size, flexShrink: 0 }}
    >
      {shapes.map(({ d, stroke }) =>
        stroke === undefined ? (
          <Path key={d} d={d} fill={color} fillRule="evenodd" />
        ) : (
          <Path
            key={d}
            d={d}
            fill="none"
            stroke={color}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </Svg>
  );
});
