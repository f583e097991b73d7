import type { Both, Names as AnyNames, Naming, Phrase, TurnGroup, TurnOption, TurnView } from '@/engine';
import { nameOf } from '../names';
import { say } from '../say';
import type { With } from '../session/names';
import type { TableState } from '../session/table';

interface TurnParts<Command, Zone extends string, N extends AnyNames> {
  readonly dice: readonly TurnOption<Command, N>[];
  readonly dieNote: Phrase;
  readonly zones: readonly Zone[];
  /** The Effects of a Zone. */
  effects(zone: Zone): readonly TurnOption<Command, N>[];
  readonly secondary: readonly TurnOption<Command, N>[];
  readonly secondaryNote: Phrase;
  /** What is left for the end of the turn. */
  readonly after: readonly TurnGroup<Command, N>[];
  readonly standing: TurnView<Command, N>['standing'];
}

/** What can be played now, in the order of a turn; null when nobody is on turn. */
export function turnView<Command, Zone extends string, N extends AnyNames>(
  state: TableState,
  partsOf: () => TurnParts<Command, Zone, N>,
): TurnView<Command, Both<With<N>, Naming<'reference', Zone>>> | null {
  if (state.phase !== 'play') return null;
  const parts = partsOf();
  return {
    player: state.turn,
    title: say('lesson.turn.title', { player: nameOf(state.turn) }),
    groups: [
      {
        id: 'die',
        title: say('lesson.turn.die'),
        note: parts.dieNote,
        options: parts.dice,
        reference: 'place-die',
      },
      ...parts.zones.map((zone) => ({
        id: zone,
        title: say('lesson.turn.effects', { zone: say(`zone.${zone}`) }),
        options: parts.effects(zone),
        reference: zone,
      })),
      {
        id: 'secondary',
        title: say('lesson.turn.secondary'),
        note: parts.secondaryNote,
        options: parts.secondary,
        reference: 'secondary-action',
      },
      ...parts.after,
    ],
    standing: parts.standing,
  };
}
