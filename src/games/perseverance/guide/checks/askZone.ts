import type { CheckAsk } from '@/engine';
import { contestZone, TILE_CHOICES } from '../../moments/assembly/rule';
import { DISSENTERS } from '../../dissenters';
import { say } from '../../say';
import type { Counts } from '../../session/table';
import { askOne } from './askOne';
import { figureEach, standingIn } from './owners';

const MOST_PRESENCE = 16;

/** One Zone of an Assembly: who is there, and what its winner chose. */
export function askZone<Zone extends string>(
  ask: CheckAsk,
  zones: readonly Zone[],
  owners: readonly string[],
  mostSettlements: number,
) {
  const presenceIn = (counts: Counts) => standingIn(counts, 'presence', owners);
  const zone = askOne(ask, {
    id: 'zone',
    title: say('lesson.check.whichZone'),
    options: zones.map((id) => ({ id, label: say(`zone.${id}`) })),
  });
  const counts = ask.count({
    id: 'presence',
    title: say('lesson.check.presence'),
    figures: [
      ...figureEach(owners, { id: 'presence', max: MOST_PRESENCE }),
      {
        id: 'settlements',
        label: say('lesson.check.settlements'),
        value: 0,
        track: { min: 0, max: mostSettlements },
      },
    ],
    missing: (said) => {
      const pieces = presenceIn(said).reduce((sum, [, count]) => sum + count, 0);
      return pieces < said.settlements ? say('lesson.check.tooFewPieces') : null;
    },
  });
  const presence = presenceIn(counts);
  const contest = contestZone(presence);
  // Only one player alone at the top chooses.
  const choice =
    contest.holder === null || contest.holder === DISSENTERS
      ? null
      : askOne(ask, {
          id: 'choice',
          title: say('lesson.check.choice'),
          options: TILE_CHOICES.map((id) => ({
            id,
            icon: id === 'votes' ? 'votes' : 'food',
            label: id === 'votes' ? say('lesson.check.votesChoice') : say('lesson.check.production'),
          })),
        });
  return { zone, settlements: counts.settlements, presence, contest, choice };
}
