import { guideSketch, sketchArrow, type IconName, type Sketch, type SketchPart } from '@/engine';
import { nextPlayer, type OfficerState, type TableState } from '../session/table';
import { inkOf, poolDice, row } from './sketchParts';

/** What the guides of both episodes draw, from the table as it is. */
export interface Drawn extends Pick<
  TableState,
  'config' | 'turn' | 'dice' | 'left' | 'assembly' | 'assemblies'
> {
  readonly officers: Readonly<Record<string, OfficerState>>;
}

/** Dice of the pool in two rows; one goes to a free space. */
export function dieSketch(state: Drawn): Sketch {
  const dice = poolDice(state);
  const die = (ink: (typeof dice)[number], at: readonly [number, number]): SketchPart => ({
    kind: 'die',
    at,
    size: 14,
    ink,
  });
  return guideSketch(
    row(dice.slice(0, 3), [10, 20], 17, die),
    row(dice.slice(3), [10, 38], 17, die),
    sketchArrow([54, 29], [63, 29]),
    { kind: 'box', at: [76, 29], size: [21, 21], look: 'lit' },
  );
}

/** The die on its space, and what it gives. */
export function effectSketch({ config, turn }: Drawn, gains: IconName): Sketch {
  return guideSketch(
    { kind: 'box', at: [22, 30], size: [26, 26], look: 'lit' },
    { kind: 'die', at: [22, 30], size: 18, ink: inkOf(config.seats, turn) },
    sketchArrow([40, 30], [54, 30]),
    { kind: 'icon', at: [72, 30], size: 26, name: gains, ink: 'ink' },
  );
}

/** An Officer with the cubes that are there now, and one more of the player on turn. */
export function cubeSketch(state: Drawn, spaces: number): Sketch {
  const { slots = [] } = Object.values(state.officers).find(({ slots: on }) => on.length < spaces) ?? {};
  const shown = Math.min(spaces, 5);
  const x = 44 - (shown - 1) * 8;
  return guideSketch(
    { kind: 'icon', at: [44, 14], size: 20, name: 'officers', ink: 'ink' },
    row(Array.from({ length: shown }), [x, 42], 16, (_, at) => ({
      kind: 'box',
      at,
      size: [15, 15],
      look: at[0] === x + slots.length * 16 ? 'lit' : 'space',
    })),
    row(slots.slice(0, shown), [x, 42], 16, (owner, at) => ({
      kind: 'cube',
      at,
      size: 10,
      ink: inkOf(state.config.seats, owner),
    })),
    slots.length < shown
      ? [
          {
            kind: 'cube',
            at: [x + slots.length * 16, 42],
            size: 10,
            ink: inkOf(state.config.seats, state.turn),
          },
        ]
      : [],
  );
}

/** From the player on turn to the next one. */
export function turnSketch(state: Drawn): Sketch {
  const seat = (id: string) => state.config.seats.find((one) => one.id === id)?.colour;
  const emblem = (id: string, at: readonly [number, number]): readonly SketchPart[] => {
    const colour = seat(id);
    return colour ? [{ kind: 'icon', at, size: 26, name: colour, ink: colour }] : [];
  };
  return guideSketch(
    emblem(state.turn, [18, 30]),
    sketchArrow([36, 30], [52, 30]),
    emblem(nextPlayer(state), [70, 30]),
  );
}

/** What another player's die costs. */
export function priceSketch(state: Drawn): Sketch {
  return guideSketch(
    { kind: 'die', at: [16, 30], size: 20, ink: inkOf(state.config.seats, nextPlayer(state)) },
    sketchArrow([44, 30], [30, 30]),
    { kind: 'figure', at: [56, 30], size: 17, value: '−2', ink: 'ink' },
    { kind: 'icon', at: [76, 30], size: 20, name: 'followers', ink: 'ink' },
  );
}

/** Pieces in a Zone: the most wins it. */
export function presenceSketch({ config: { seats } }: Drawn): Sketch {
  const [first, second] = seats;
  const one = first?.colour ?? 'nobody';
  const two = second?.colour ?? 'nobody';
  return guideSketch(
    { kind: 'box', at: [33, 30], size: [58, 46], look: 'board' },
    { kind: 'die', at: [16, 20], size: 12, ink: one },
    { kind: 'die', at: [32, 20], size: 12, ink: one },
    { kind: 'icon', at: [49, 20], size: 16, name: 'settlement', ink: one },
    { kind: 'die', at: [16, 41], size: 12, ink: two },
    { kind: 'icon', at: [33, 41], size: 16, name: 'settlement', ink: two },
    sketchArrow([60, 20], [68, 20]),
    { kind: 'icon', at: [78, 20], size: 18, name: 'trophy', ink: 'lamp' },
  );
}

/** Which Assembly of how many. */
export function assemblySketch({ assembly, assemblies }: Drawn): Sketch {
  const all = Array.from({ length: assemblies }, (_, i) => i + 1);
  const x = 44 - (assemblies - 1) * 13;
  return guideSketch(
    { kind: 'icon', at: [44, 14], size: 20, name: 'votes', ink: 'ink' },
    row(all, [x, 42], 26, (number, at) => ({
      kind: 'box',
      at,
      size: [22, 24],
      look: number === assembly ? 'lit' : 'card',
    })),
    row(all, [x, 42], 26, (number, at) => ({ kind: 'figure', at, size: 15, value: number, ink: 'ink' })),
  );
}
