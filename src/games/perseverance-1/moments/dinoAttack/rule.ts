import { err, ok, procedure, type Deltas, type Refusal, type Ruling } from '@/engine';
import { PIECES, TRACKS } from '../../pieces';
import { amount, nameOf, namesOf, say } from '../../say';
import type { Dino, RewardId } from '../../terms';
import { openBooks, type Books } from '../../rules/books';
import { breachPhase } from './breachPhase';
import { combatContribution, mayRepeat, openRewards, picksFor } from './combatContribution';
import { countKills, muster, type KillCount, type Muster } from './defenseArea';
import { dinoAttackInput, type DinoAttackInput } from './ruleInput';
import { fightPhase, type FallenSoldier } from './fightPhase';
import { refuse } from '../../rules/refuse';
import { retrievePhase, type Retrieved } from './retrievePhase';
import { perPlayer } from '../../rules/table';
import { trapPhase } from './trapPhase';
import { wallPhase } from './wallPhase';

type Kills = Readonly<Record<string, KillCount>>;
type Fallen = Readonly<Record<string, { readonly light: number; readonly heavy: number }>>;

export interface DinoAttackResult {
  readonly trap: { readonly kills: Kills; readonly deltas: Deltas };
  readonly wall: { readonly kills: Kills; readonly deltas: Deltas };
  readonly fight: {
    readonly kills: Kills;
    readonly fallen: Fallen;
    /** Zero-based; top row left to right, then bottom row. */
    readonly fallenAt: readonly { readonly column: number; readonly row: 0 | 1 }[];
  };
  readonly breach: {
    readonly trampler: number;
    readonly raptor: number;
    readonly survivors: readonly (readonly Dino[])[];
    readonly removed: readonly string[];
    readonly attacked: readonly string[];
    readonly deltas: Deltas;
  };
  readonly kills: Kills;
  readonly contribution: Readonly<Record<string, number>>;
  readonly picks: Readonly<Record<string, number>>;
  readonly mayRepeat: readonly string[];
  readonly rewards: readonly RewardId[];
  readonly settlements: readonly string[];
  readonly retrieve: Readonly<Record<string, Retrieved>>;
  readonly becomesDangerous: boolean;
  readonly deltas: Deltas;
}

/** A whole attack from the trap phase to the retrieve phase, without the choice of rewards. pp. 20–23. */
export const dinoAttack = procedure({ input: dinoAttackInput, resolve: resolveDinoAttack });

function resolveDinoAttack(input: DinoAttackInput): Ruling<DinoAttackResult> {
  const { edition, players, columns } = input;
  const area = muster(columns);
  const fault = checkArea(input, area);
  if (fault) return err(fault);

  const books = openBooks(edition);
  const { rules, ledger } = books;
  for (const { id, followers, safeguard } of players) {
    ledger.open(id, 'followers', followers, TRACKS.followers);
    ledger.open(id, 'safeguard', safeguard, TRACKS.safeguard);
  }
  /** A phase, and what it alone changed. */
  const phase = <T>(resolve: () => T) => {
    const from = ledger.steps.length;
    const figures = resolve();
    return { figures, deltas: ledger.deltas(from) };
  };

  const { figures: trap, deltas: trapDeltas } = phase(() => trapPhase(books, columns));
  const { figures: wall, deltas: wallDeltas } = phase(() => wallPhase(books, columns, trap.horde));
  const fight = fightPhase(books, columns, wall.horde, input.deterministic.walls);
  const { figures: breach, deltas: breachDeltas } = phase(() =>
    breachPhase(books, fight.horde, input.settlements, input.activePlayer),
  );

  const contribution = combatContribution(area, players);
  const breached = breach.trampler + breach.raptor > 0;
  const picks = contribution.map(([id, pieces]) => [id, picksFor(rules, pieces, input.picksTable)] as const);
  const figures: DinoAttackResult = {
    trap: { kills: countKills(trap.kills, players), deltas: trapDeltas },
    wall: { kills: countKills(wall.kills, players), deltas: wallDeltas },
    fight: {
      kills: countKills(fight.kills, players),
      fallen: countFallen(fight.fallen, players),
      fallenAt: fight.fallen.map(({ column, row }) => ({ column, row })),
    },
    breach: {
      trampler: breach.trampler,
      raptor: breach.raptor,
      survivors: fight.horde,
      removed: breach.removed,
      attacked: breach.attacked,
      deltas: breachDeltas,
    },
    kills: countKills([...trap.kills, ...wall.kills, ...fight.kills], players),
    contribution: Object.fromEntries(contribution),
    picks: Object.fromEntries(picks),
    mayRepeat: mayRepeat(contribution),
    rewards: openRewards(rules, input.breachTokens, input.breachTokenRule, breached),
    settlements: breach.settlements,
    retrieve: retrievePhase(area, fight.fallen, players),
    becomesDangerous: !input.dangerous,
    deltas: ledger.deltas(),
  };
  explainAftermath(books, input, contribution, picks, figures);
  return ok({ figures, explanation: ledger.steps });
}

function countFallen(fallen: readonly FallenSoldier[], players: DinoAttackInput['players']): Fallen {
  return perPlayer(players, ({ id }) => ({
    light: fallen.filter(({ owner, type }) => owner === id && type === 'light').length,
    heavy: fallen.filter(({ owner, type }) => owner === id && type === 'heavy').length,
  }));
}

function explainAftermath(
  { tell }: Books,
  { zone, breachTokens }: DinoAttackInput,
  contribution: readonly (readonly [string, number])[],
  picks: readonly (readonly [string, number])[],
  result: DinoAttackResult,
) {
  contribution.forEach(([id, pieces], i) => {
    tell('attack', { part: 'contribution', of: id }, 'contribution.picks', {
      player: nameOf(id),
      pieces: amount('pieces', pieces),
      picks: amount('picks', picks[i]?.[1] ?? 0),
    });
  });
  if (result.mayRepeat.length > 0)
    tell('attack', { part: 'contribution-repeat' }, 'contribution.mayRepeat', {
      players: namesOf(result.mayRepeat),
    });
  for (const token of breachTokens) {
    if (!result.rewards.includes(token))
      tell('attack', { part: 'contribution-blocked' }, 'contribution.blocked', {
        reward: say(`reward.${token}`),
      });
  }
  if (result.becomesDangerous)
    tell('attack', { part: 'attack-dangerous' }, 'breach.dangerous', { zone: say(`zone.${zone}`) });
}

function checkArea({ players, columns }: DinoAttackInput, area: Muster): Refusal | null {
  if (columns.every(({ dinos }) => dinos.length === 0))
    return refuse('no-dinos', 'columns', 'refusal.noDinos');
  const tooMany = players.find(({ id }) => ownsTooMuch(area, id));
  return tooMany
    ? refuse('out-of-range', 'columns', 'refusal.tooManyPieces', { player: nameOf(tooMany.id) })
    : null;
}

/** More of a kind in one area than the player owns in all. */
function ownsTooMuch({ defenders, walls, traps }: Muster, id: string): boolean {
  const count = { light: 0, heavy: 0, leader: 0, walls: 0, trampler: 0, raptor: 0 };
  for (const { owner, type } of defenders) if (owner === id) count[type]++;
  for (const { owner } of walls) if (owner === id) count.walls++;
  for (const { owner, type } of traps) if (owner === id) count[type]++;
  return (
    Math.max(count.light, count.heavy) > PIECES.soldiersOfAKind ||
    count.walls > PIECES.walls ||
    Math.max(count.trampler, count.raptor) > PIECES.trapsOfAType
  );
}
