import { say } from '../../say';
import { CITY_ZONES, type CityZone } from '../../terms';
import type { State } from '../../session/state';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { askEffect } from './askEffect';
import { effectCommand } from './effectCommand';

/** An Effect of a City Zone, in the few taps that it needs; what an Adventure does has wizards of its own. */
export const effect = wizard({
  id: 'effect',
  ...TAPS,
  title: () => say('session.action.effect'),
  script(ask, state, player) {
    const place = placeOf(state, player);
    return askEffect(ask, state, {
      player,
      zones: place ? [place] : CITY_ZONES,
      elsewhere: true,
      act: (move) => effectCommand(player, move),
    });
  },
});

/** Where the die or the Leader of this turn is: only its Effects can be meant. */
function placeOf({ course, turn }: State, player: string): CityZone | null {
  return player === turn ? (CITY_ZONES.find((zone) => zone === course.place) ?? null) : null;
}
