import { ok, type Ruling } from '@/engine';
import { clockwise } from '../../ring';
import { challenges, highest, type ChallengesResult, type Corner } from './challenges';
import { say } from '../../say';
import { NO_SKILLS } from '../../tally';
import { RING, SKILLS, type Skill, type Trio } from '../../terms';
import type { Command } from '../../session/command';
import { happened } from '../../session/event';
import type { Board } from '../../session/fields';
import { refuse } from '../../session/refuse';
import type { State } from '../../session/state';
import type { Decision } from '../../session/decide/decision';
import { playCards } from './cards';

type Count = Extract<Command, { type: 'countChallenges' }>;

const MOST = 999;

/** The corners, the Hordes on the tile (which then leave the game), the cards; and what of it is the Threat. */
export function countChallenges(state: State, command: Count): Decision {
  if (state.phase !== 'challenges') return refuse('notNow');
  const outcome = computeChallenges(state, command);
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const totals = { ...figures.totals, ...command.totals };
  if (!SKILLS.every((skill) => isCount(totals[skill])))
    return refuse('outside', { what: say('session.challenges'), min: 0, max: MOST });
  const candidates = highest(totals);
  const threat = command.threat ?? (candidates.length === 1 ? (candidates[0] ?? null) : null);
  if (threat === null) return refuse('threatNeeded');
  if (!candidates.includes(threat)) return refuse('notHighest', { skill: say(`skill.${threat}`) });
  const override = SKILLS.some((skill) => totals[skill] !== figures.totals[skill]);
  const played = playCards(state, command.played ?? {});
  if (!played.ok) return played;
  return ok([
    ...played.value,
    happened(
      'challengesCounted',
      { totals, threat, byHand: override },
      [
        { what: 'challenges', to: { totals, threat } },
        { what: 'hordes', to: { ...state.hordes, encounter: 0 } },
        ...(command.corners
          ? [{ what: 'tiles' as const, to: rememberIcons(state.tiles, command.corners) }]
          : []),
        { what: 'phase', to: 'encounter' },
      ],
      override ? [...explanation, { rule: say('session.why.totalsByHand', { ...totals }) }] : explanation,
    ),
  ]);
}

/** A card changed the tiles while the story was read: new numbers, the same Threat. */
export function recount(state: State, totals: Trio): Decision {
  const { challenges: counted } = state;
  if (state.phase !== 'encounter' || !counted) return refuse('notNow');
  if (!SKILLS.every((skill) => isCount(totals[skill])))
    return refuse('outside', { what: say('session.challenges'), min: 0, max: MOST });
  const before = counted.now ?? counted.totals;
  if (SKILLS.every((skill) => totals[skill] === before[skill])) return refuse('noChange');
  return ok([
    happened('challengesCounted', { totals, threat: counted.threat, byHand: true }, [
      { what: 'challenges', to: { ...counted, now: totals } },
    ]),
  ]);
}

/** What the rules count, before the Threat is named. */
export function computeChallenges(
  { hordes }: Pick<State, 'hordes'>,
  { corners, split, adjust }: Pick<Count, 'corners' | 'split' | 'adjust'>,
): Ruling<Pick<ChallengesResult, 'totals'>> {
  if (corners === null) return ok({ figures: { totals: NO_SKILLS }, explanation: [] });
  const { encounter } = hordes;
  return challenges.ask({
    corners,
    hordes: encounter,
    hordeChallenges: encounter > 0 ? split : NO_SKILLS,
    adjust,
  });
}

function isCount(value: number): boolean {
  return Number.isInteger(value) && value >= 0 && value <= MOST;
}

/** Every icon that was read off stays with its tile, so that it is asked once. */
function rememberIcons(tiles: Board, corners: readonly Corner[]): Board {
  const seen: Board = { ...tiles, E: corners.map(({ icon }) => icon) };
  return RING.reduce((board, k) => {
    const [first, second] = touching(k);
    const known: readonly (readonly [number, Skill | undefined])[] = [
      [first.own, corners[first.corner]?.neighbours[first.neighbour]],
      [second.own, corners[second.corner]?.neighbours[second.neighbour]],
    ];
    const tile = board[k].map((icon, i) => known.find(([own]) => own === i)?.[1] ?? icon);
    return { ...board, [k]: tile };
  }, seen);
}

export interface Touch {
  /** A corner of the Encounter Tile. */
  readonly corner: number;
  /** Which of the two neighbours at that corner the ring tile is. */
  readonly neighbour: 0 | 1;
  /** The same spot as a corner of the ring tile. */
  readonly own: number;
}

/** The two corners of the Encounter Tile that ring tile k touches: k itself, and the one before it. */
export function touching(k: number): readonly [Touch, Touch] {
  return [
    { corner: k, neighbour: 0, own: clockwise(k, 2) },
    { corner: clockwise(k, 5), neighbour: 1, own: clockwise(k, 3) },
  ];
}
