import { field, list, optional, readByHand, text, whole, type At, type ByHandFigures } from '@/engine';
import { readPlayer } from '../../../../perseverance/session/wizards/choose';
import { PIECES } from '../../../pieces';
import { STRENGTH } from '../../../rules/damage';
import { NO_DINOS, type DinoCount } from '../../../rules/dinos';
import { count, dinoCount, dinoCountOrNone, maybeDino } from '../../../rules/fields';
import { partyInput, type Party } from '../../../rules/party';
import type { Dino, Soldier } from '../../../terms';
import type { State } from '../../state';

/** Injuries on the committed pieces of each kind. */
export type Hits = Readonly<Record<keyof typeof STRENGTH, number>>;

/** What the table said about a fight; null: as it is proposed from what is tracked. */
export interface FightSaid {
  readonly committed: Party | null;
  readonly hits: Hits | null;
  /** Soldiers healed for 1 Valor each. */
  readonly cancel: Readonly<Record<Soldier, number>>;
  readonly capture: DinoCount;
  readonly release: DinoCount | null;
  readonly wrangler: Dino | null;
}

/** What every walk with a fight in it keeps. */
export interface FightDraft {
  readonly player: string;
  readonly fight: FightSaid;
  readonly ticked: readonly string[];
  readonly byHand: ByHandFigures;
}

const NOTHING_SAID: FightSaid = {
  committed: null,
  hits: null,
  cancel: { light: 0, heavy: 0 },
  capture: NO_DINOS,
  release: null,
  wrangler: null,
};

export function beginFight(player: string): FightDraft {
  return { player, fight: NOTHING_SAID, ticked: [], byHand: {} };
}

/** Somebody else fights: other pieces, other Perks, nothing said so far fits. */
export function fightBy<Draft extends FightDraft>(draft: Draft, player: string): Draft {
  return draft.player === player ? draft : { ...draft, ...beginFight(player) };
}

export function readFight(at: At, state: State): FightDraft {
  return {
    player: readPlayer(at, state),
    fight: optional(field(at, 'fight'), readSaid, NOTHING_SAID),
    ...readClosing(at),
  };
}

/** What is ticked off and set by hand on a review; drafts of older versions may lack it. */
export function readClosing(at: At): Pick<FightDraft, 'ticked' | 'byHand'> {
  return {
    ticked: optional(field(at, 'ticked'), (ticked) => list(ticked, text), []),
    byHand: readByHand(field(at, 'byHand')),
  };
}

function readSaid(at: At): FightSaid {
  return {
    committed: optional(field(at, 'committed'), partyInput, null),
    hits: optional(field(at, 'hits'), readHits, null),
    cancel: optional(field(at, 'cancel'), readHealed, NOTHING_SAID.cancel),
    capture: dinoCountOrNone()(field(at, 'capture')),
    release: optional(field(at, 'release'), dinoCount(), null),
    wrangler: maybeDino(field(at, 'wrangler')),
  };
}

function readHits(at: At): Hits {
  const hits = (kind: keyof Hits, pieces: number) =>
    optional(field(at, kind), (count) => whole(count, { max: pieces * STRENGTH[kind] }), 0);
  return {
    light: hits('light', PIECES.soldiersOfAKind),
    heavy: hits('heavy', PIECES.soldiersOfAKind),
    leader: hits('leader', 1),
  };
}

function readHealed(at: At): FightSaid['cancel'] {
  return {
    light: count(PIECES.soldiersOfAKind)(field(at, 'light')),
    heavy: count(PIECES.soldiersOfAKind)(field(at, 'heavy')),
  };
}
