import { seatAnswer, type Answers } from '@/engine';
import { rulesOf } from '../../editions';
import { FIRST_GAME_OFFICERS, RECOMMENDED_ZONE } from '../../moments/setup/ruleInput';
import { MODULES, ZONES } from '../../terms';
import type { Config } from '../config';
import { countOf, DRAWN, FIELD, FIRST_GAME, RECOMMENDED, writeList } from './fields';

/**
 * What was answered to get this game: the same Leaders and box for a rematch. Officers that were drawn, Breach tokens
 * and the Zone of the Dissenters are luck, and are drawn again.
 */
export function answersOf(config: Config): Answers {
  const { edition, seats, leaders, placements, box } = config;
  const players = countOf(seats);
  const byDefault = ZONES.every((zone) => config.officers[zone] === FIRST_GAME_OFFICERS[zone]);
  return {
    [FIELD.edition]: edition,
    [FIELD.tracking]: config.tracking,
    ...(rulesOf(edition).abilitiesOptional && { [FIELD.abilities]: config.leaderAbilities }),
    ...Object.fromEntries(MODULES.map((module) => [FIELD.module(module), config.deterministic[module]])),
    [FIELD.officers]: byDefault && !config.placeLater ? FIRST_GAME : DRAWN,
    ...Object.fromEntries(
      seats.flatMap(({ id }) => {
        const leader = leaders[id] ?? 'adelita';
        const zone = placements[id] ?? RECOMMENDED_ZONE[leader];
        return [
          [seatAnswer(FIELD.leader, id), leader],
          [FIELD.placement(id), zone === RECOMMENDED_ZONE[leader] ? RECOMMENDED : zone],
        ];
      }),
    ),
    ...Object.fromEntries(
      box.scoringTiles.map((tile, i) => [FIELD.tile(edition, players, i + 1), writeList(tile)]),
    ),
    [FIELD.scale(edition, players)]: writeList(box.defenseScale),
    [FIELD.picks(edition)]: writeList(box.picksTable ?? []),
    [FIELD.breachRule(edition)]: box.breachTokenRule,
    [FIELD.engineer(edition)]: box.engineerBonus,
    [FIELD.dinoSpaces(players)]: writeList(box.dinoSpaces),
  };
}
