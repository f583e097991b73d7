import type { State } from '@/games/perseverance-1/session/state';
import type { Community } from '@/games/perseverance-1/moments/dinoAttack/askCommunity';
import {
  laidIn,
  sayDangerous,
  withEdit,
  withLaid,
  type AttackEntered,
} from '@/games/perseverance-1/moments/dinoAttack/attackArea';
import { withTrap, withWall, type Rolled } from '@/games/perseverance-1/moments/dinoAttack/askRolls';
import { WALL_FACES } from '@/games/perseverance-1/moments/dinoAttack/wallFaces';
import type { StageEntered } from '@/games/perseverance-1/moments/patrol/stageEntered';
import { ZONES } from '@/games/perseverance-1/terms';
import type { State as Caravan } from '@/games/survivors/session/state';
import { spotOf } from '@/games/survivors/moments/encounter/corners';
import { SKILLS } from '@/games/survivors/terms';
import { randomStage } from './randomStage';

/** A random tap in a widget of a game's own. */
const WIDGETS: Readonly<Record<string, (state: never, value: never, luck: number) => unknown>> = {
  attackPosition: (state: State, said: AttackEntered, luck) => {
    const zone = said.zone ?? ZONES[luck % ZONES.length] ?? 'military';
    if (luck % 4 === 0) return sayDangerous(state, said, zone, luck % 8 === 0);
    if (luck % 4 === 1) return { ...said, zone: ZONES[luck % ZONES.length] ?? 'military' };
    const laid = withEdit(laidIn(said, zone), luck % 2, {
      piece: 'soldier',
      row: luck % 3 === 0 ? 'top' : 'bottom',
      to: luck % 5 === 0 ? null : { owner: state.config.seats[luck % 2]?.id ?? '', type: 'light' },
    });
    return withLaid(said, zone, laid);
  },
  attackRolls: (_state, said: Rolled, luck) =>
    luck % 2 === 0
      ? withTrap(said, `${luck % 3}:${luck % 2}`, luck % 3 === 0 ? 'raptor:success' : 'trampler:failure')
      : withWall(
          said,
          luck % 4,
          WALL_FACES[luck % WALL_FACES.length] ?? { followers: 1, safeguard: 0, skull: false },
        ),
  patrolStage: (_state, said: StageEntered, luck) => randomStage(said, luck),
  attackCommunity: ({ config }: State, community: Community, luck) => ({
    ...community,
    dice: { ...community.dice, [config.seats[0]?.id ?? '']: luck % 3 },
  }),
  corners: (_state, seen: object, luck) => ({ ...seen, [spotOf('E', luck % 6)]: SKILLS[luck % 3] }),
  sides: ({ config }: Caravan, sides: object, luck) => ({
    ...sides,
    [config.seats[0]?.id ?? '']: luck % 2 ? 'primary' : 'secondary',
  }),
  chase: (_state, said: object, luck) => ({ ...said, direction: luck % 6 }),
  firstHordes: (_state, _hordes, luck) => [luck % 6],
};

/** What somebody may write in a widget of a game's own on this table: one random tap. */
export function widgetTaps(state: unknown, luck: number) {
  return (widget: string, value: unknown): readonly unknown[] => {
    const write = WIDGETS[widget];
    return write ? [write(state as never, value as never, luck)] : [];
  };
}
