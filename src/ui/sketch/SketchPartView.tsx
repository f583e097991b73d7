import type { IconName, SketchInk, SketchLook, SketchPart } from '@/engine';
import { SHAPES, type Shape } from '../icons/shapes';
import { Circle, G, Line, Path, Rect, Text } from '../svg';
import { fontOf } from '../theme/font';
import type { Palette } from '../theme/tokens';

interface Props {
  readonly part: SketchPart;
  readonly colour: Palette;
  readonly done: readonly string[];
}

/** One part of a sketch: every kind of part is drawn here and nowhere else. */
export function SketchPartView({ part, colour, done }: Props) {
  const [x, y] = 'at' in part ? part.at : [0, 0];
  switch (part.kind) {
    case 'box': {
      const [width, height] = part.size;
      return (
        <Rect
          x={x - width / 2}
          y={y - height / 2}
          width={width}
          height={height}
          rx={part.round ?? 4}
          {...lookOf(part.look, colour)}
        />
      );
    }
    case 'hex':
      return (
        <Path
          d={hexagon(x, y, part.r, part.flat ? 0 : -Math.PI / 2)}
          strokeLinejoin="round"
          {...lookOf(part.look, colour)}
        />
      );
    case 'icon':
      return <IconPart name={part.name} at={part.at} size={part.size} ink={inkOf(part.ink, colour)} />;
    case 'die':
      return (
        <G>
          <Rect
            x={x - part.size / 2}
            y={y - part.size / 2}
            width={part.size}
            height={part.size}
            rx={part.size / 5}
            fill={inkOf(part.ink, colour)}
            stroke={colour.page}
          />
          {part.face && (
            <IconPart name={part.face} at={part.at} size={part.size * 0.72} ink={colour.onPlayer} />
          )}
        </G>
      );
    case 'cube':
      return (
        <Rect
          x={x - part.size / 2}
          y={y - part.size / 2}
          width={part.size}
          height={part.size}
          rx={1.5}
          fill={inkOf(part.ink, colour)}
          stroke={colour.page}
        />
      );
    case 'pawn':
      return <Path d={pawn(x, y, part.size)} fill={inkOf(part.ink, colour)} stroke={colour.page} />;
    case 'disc':
      return <Circle cx={x} cy={y} r={part.r} fill={inkOf(part.ink, colour)} stroke={colour.page} />;
    case 'line':
      return (
        <Line
          x1={part.from[0]}
          y1={part.from[1]}
          x2={part.to[0]}
          y2={part.to[1]}
          stroke={inkOf(part.ink, colour)}
          strokeWidth={1.5}
          strokeLinecap="round"
          {...(part.dashed && { strokeDasharray: '2 4' })}
        />
      );
    case 'arrow':
      return (
        <Path
          d={arrow(part.from, part.to)}
          fill="none"
          stroke={inkOf(part.ink, colour)}
          strokeWidth={2}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      );
    case 'figure':
      return <Figure at={part.at} size={part.size} value={part.value} ink={inkOf(part.ink, colour)} />;
    case 'cross': {
      const half = part.size / 2;
      return (
        <Path
          d={`M${x - half} ${y - half}L${x + half} ${y + half}M${x + half} ${y - half}L${x - half} ${y + half}`}
          stroke={colour.loss}
          strokeWidth={2.4}
          strokeLinecap="round"
        />
      );
    }
    case 'place': {
      const filled = done.includes(part.line);
      return (
        <G>
          <Circle
            cx={x}
            cy={y}
            r={10.5}
            fill={filled ? colour.lamp : colour.page}
            stroke={colour.lamp}
            strokeWidth={1.5}
          />
          <Figure at={part.at} size={13} value={part.value} ink={filled ? colour.page : colour.ink} />
        </G>
      );
    }
  }
}

function Figure({
  at: [x, y],
  size,
  value,
  ink,
}: {
  readonly at: readonly [number, number];
  readonly size: number;
  readonly value: number | string;
  readonly ink: string;
}) {
  const { fontFamily, fontWeight } = fontOf('text', 700);
  return (
    <Text
      x={x}
      y={y + size * 0.35}
      fontSize={size}
      textAnchor="middle"
      fill={ink}
      {...(fontFamily !== undefined && { fontFamily })}
      {...(fontWeight !== undefined && { fontWeight })}
    >
      {value}
    </Text>
  );
}

/** The same drawings as everywhere, on the grid of 24 that they are drawn on. */
function IconPart({
  name,
  at: [x, y],
  size,
  ink,
}: {
  readonly name: IconName;
  readonly at: readonly [number, number];
  readonly size: number;
  readonly ink: string;
}) {
  const shapes: readonly Shape[] = SHAPES[name];
  return (
    <G transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 24})`}>
      {shapes.map(({ d, stroke }) =>
        stroke === undefined ? (
          <Path key={d} d={d} fill={ink} fillRule="evenodd" />
        ) : (
          <Path
            key={d}
            d={d}
            fill="none"
            stroke={ink}
            strokeWidth={stroke}
            strokeLinecap="round"
            strokeLinejoin="round"
          />
        ),
      )}
    </G>
  );
}

function inkOf(ink: SketchInk, colour: Palette): string {
  switch (ink) {
    case 'ink':
      return colour.ink;
    case 'soft':
      return colour.ink2;
    case 'faint':
      return colour.edge;
    case 'lamp':
      return colour.lamp;
    case 'loss':
      return colour.loss;
    case 'nobody':
      return colour.knot;
    case 'sun':
    case 'drop':
    case 'peak':
    case 'kite':
    case 'moon':
    case 'leaf':
    case 'shell':
    case 'anchor':
      return colour.player[ink].fill;
  }
}

function lookOf(look: SketchLook, colour: Palette) {
  switch (look) {
    case 'board':
      return { fill: colour.raised, stroke: colour.edge, strokeWidth: 1 };
    case 'space':
      return { fill: colour.well, stroke: colour.edge, strokeWidth: 1 };
    case 'card':
      return { fill: colour.page, stroke: colour.edge, strokeWidth: 1 };
    case 'lit':
      return { fill: colour.lit, stroke: colour.lamp, strokeWidth: 2 };
    case 'outline':
      return { fill: 'none', stroke: colour.edge, strokeWidth: 1, strokeDasharray: '3 3' };
  }
}

/** `from`: where its first corner is. */
function hexagon(x: number, y: number, r: number, from: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map((i) => {
    const angle = (Math.PI / 3) * i + from;
    return `${round(x + r * Math.cos(angle))} ${round(y + r * Math.sin(angle))}`;
  });
  return `M${corners.join('L')}Z`;
}

/** A head on a cone. */
function pawn(x: number, y: number, size: number): string {
  const s = size / 24;
  return (
    `M${x} ${y - 11 * s}a${5 * s} ${5 * s} 0 0 1 ${2.6 * s} ${9.2 * s}l${5.4 * s} ${12.8 * s}h${-16 * s}` +
    `l${5.4 * s} ${-12.8 * s}a${5 * s} ${5 * s} 0 0 1 ${2.6 * s} ${-9.2 * s}z`
  );
}

function arrow([x1, y1]: readonly [number, number], [x2, y2]: readonly [number, number]): string {
  const way = Math.atan2(y2 - y1, x2 - x1);
  const barb = (turn: number) =>
    `${round(x2 - 6 * Math.cos(way + turn))} ${round(y2 - 6 * Math.sin(way + turn))}`;
  return `M${x1} ${y1}L${x2} ${y2}M${barb(0.6)}L${x2} ${y2}L${barb(-0.6)}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
