import type { ComponentType, ReactElement } from 'react';
import { unstable_createElement } from 'react-native';
import type {
  CircleProps,
  GProps,
  LineProps,
  PathProps,
  RectProps,
  SvgProps,
  TextProps,
} from 'react-native-svg';

declare module 'react-native' {
  /** Of react-native-web: an element of the page with the styles and roles of a native one. */
  function unstable_createElement(tag: string, props: object): ReactElement;
}

/** A browser draws these itself: of the library's 16 kB only what a style or a role means is needed. */
function element<Props extends object>(tag: string): ComponentType<Props> {
  return (props) => unstable_createElement(tag, props);
}

export const Svg = element<SvgProps>('svg');
export const Circle = element<CircleProps>('circle');
export const G = element<GProps>('g');
export const Line = element<LineProps>('line');
export const Path = element<PathProps>('path');
export const Rect = element<RectProps>('rect');

/** Letters are a matter of style. */
export function Text({ fontFamily, fontSize, fontWeight, ...props }: TextProps) {
  return unstable_createElement('text', { ...props, style: { fontFamily, fontSize, fontWeight } });
}
