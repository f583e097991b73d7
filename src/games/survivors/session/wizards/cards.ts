import type { AskedFigure } from '@/engine';
import { say } from '../../say';
import { perSkill } from '../../tally';
import { SKILLS } from '../../terms';
import type { CardCounts } from '../command';
import { playersOf, type State } from '../state';

/** Ability Cards by player and deck: those played, or those a reward lets draw. */
export function cardFigures<
  What extends 'played' | 'drawn',
  Draft extends Readonly<Record<What, CardCounts>>,
>(
  state: State,
  draft: Draft,
  what: What,
  most: (player: string, deck: (typeof SKILLS)[number]) => number,
): readonly AskedFigure<Draft>[] {
  const counts: CardCounts = draft[what];
  return playersOf(state).flatMap((player) =>
    SKILLS.filter((deck) => most(player, deck) > 0).map((deck) => {
      const own = (Object.hasOwn(counts, player) ? counts[player] : undefined) ?? perSkill(() => 0);
      return {
        id: `${what}-${player}-${deck}`,
        player,
        group: say(`session.encounter.${what}`, { deck: say(`skill.${deck}`) }),
        label: say('session.event.cards', { deck: say(`skill.${deck}`) }),
        note: say('session.event.cards', { deck: say(`skill.${deck}`) }),
        value: own[deck],
        track: { min: 0, max: most(player, deck) },
        write: (to) => ({
          ...draft,
          [what]: Object.fromEntries([
            ...Object.entries(counts).filter(([id]) => id !== player),
            [player, { ...own, [deck]: to }],
          ]),
        }),
      };
    }),
  );
}
