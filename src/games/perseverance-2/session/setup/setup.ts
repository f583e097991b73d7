import { seatAnswer, type Answers, type Setup } from '@/engine';
import { FIRST_GAME_OFFICERS, RECOMMENDED } from '../../firstGame';
import { say } from '../../say';
import { LEADERS, ZONES } from '../../terms';
import { PLAYERS, type Config } from '../config';
import { configure } from './configure';
import { DRAWN, FIELD, FIRST_GAME, firstPerks, LOWER, RECOMMENDED_START, UPPER } from './fields';
import { pages } from './pages';
import type { Names } from '../names';

export const setup: Setup<Config, Names> = {
  players: PLAYERS,
  seat: {
    id: FIELD.leader,
    label: say('session.setup.leader'),
    options: [
      ...LEADERS.map((leader) => ({
        id: leader,
        label: say(`session.leader.${leader}`),
        note: say('session.setup.leaderNote', {
          zone: say(`zone.${RECOMMENDED[leader].zone}`),
          perk: say(`perk.${RECOMMENDED[leader].perk}`),
        }),
      })),
      { id: DRAWN, label: say('session.setup.drawn') },
    ],
    initial: DRAWN,
    shared: [DRAWN],
  },
  pages,
  configure,
  answers: answersOf,
  opening: 'setupChecklist',
};

/** For a rematch: the same Leaders, starts and box. Drawn Officers and the Zone of the Dissenters are drawn again. */
function answersOf({ seats, leaders, officers, securityBonus, starts, threat, tracking }: Config): Answers {
  const byDefault = ZONES.every((zone) => officers[zone] === FIRST_GAME_OFFICERS[zone]);
  return {
    [FIELD.officers]: byDefault ? FIRST_GAME : DRAWN,
    [FIELD.security]: securityBonus,
    [FIELD.threat]: threat === 'deterministic',
    [FIELD.tracking]: tracking ?? 'full',
    ...Object.fromEntries(
      seats.flatMap(({ id }) => {
        const leader = leaders[id] ?? 'adelita';
        const { zone, perk, pay, dino } = starts[id] ?? RECOMMENDED[leader];
        const upper = firstPerks(officers[zone])[0] === perk;
        return [
          [seatAnswer(FIELD.leader, id), leader],
          [FIELD.start(id), zone === RECOMMENDED[leader].zone ? RECOMMENDED_START : zone],
          [FIELD.perk(id), upper ? UPPER : LOWER],
          ...(pay ? [[FIELD.pay(id), pay]] : []),
          ...(dino ? [[FIELD.dino(id), dino]] : []),
        ];
      }),
    ),
  };
}
