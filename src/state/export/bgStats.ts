import type { GameResult } from '@/data/gameResult';

/** A finished game with everything that another program may want to know of it. */
export interface PlayedGame {
  readonly sessionId: string;
  readonly gameId: string;
  readonly gameName: string;
  readonly bggId: number | null;
  readonly endedAt: number;
  /** The edition or the scenario, in words. */
  readonly board: string | null;
  readonly comments: string;
  readonly result: GameResult;
  /** What somebody played, in words. */
  roleName(role: string): string;
}

/** A play as BG Stats takes it. Four fields are always there; what is not known is left out, never null. */
export interface BgStatsPlay {
  readonly sourceName: string;
  readonly sourcePlayId: string;
  /** UTC, `yyyy-MM-dd HH:mm:ss`. */
  readonly playDate: string;
  readonly durationMin?: number;
  readonly board?: string;
  readonly comments?: string;
  readonly game: {
    readonly name: string;
    readonly sourceGameId: string;
    readonly bggId?: number;
    readonly highestWins: boolean;
    readonly noPoints: boolean;
  };
  readonly players: readonly BgStatsPlayer[];
}

export interface BgStatsPlayer {
  readonly name: string;
  readonly sourcePlayerId: string;
  readonly startPlayer: boolean;
  readonly score?: number;
  readonly rank?: number;
  readonly role?: string;
  readonly winner: boolean;
}

const ADDRESS = 'https://app.bgstatsapp.com/createPlay.html';

export function bgStatsPlay({ result, ...game }: PlayedGame): BgStatsPlay {
  return {
    sourceName: 'Foothold',
    sourcePlayId: game.sessionId,
    playDate: new Date(game.endedAt).toISOString().slice(0, 19).replace('T', ' '),
    ...(result.minutes !== null && { durationMin: result.minutes }),
    ...(game.board !== null && { board: game.board }),
    ...(game.comments !== '' && { comments: game.comments }),
    game: {
      name: game.gameName,
      sourceGameId: game.gameId,
      ...(game.bggId !== null && { bggId: game.bggId }),
      highestWins: result.highestWins,
      noPoints: result.cooperative || result.players.every(({ score }) => score === null),
    },
    players: result.players.map((player) => ({
      name: player.name,
      sourcePlayerId: player.seat,
      startPlayer: player.startPlayer,
      ...(player.score !== null && !result.cooperative && { score: player.score }),
      // A table that wins or loses together has no places.
      ...(!result.cooperative && { rank: player.rank }),
      ...(player.role !== null && { role: game.roleName(player.role) }),
      winner: player.winner,
    })),
  };
}

export function bgStatsLink(play: BgStatsPlay): string {
  return `${ADDRESS}?data=${encodeURIComponent(JSON.stringify(play))}`;
}
