import type { Command } from '@/games/perseverance-1/session/command';
import type { DefenseColumn } from '@/games/perseverance-1/moments/dinoAttack/defenseArea';
import { ZONES, type Zone } from '@/games/perseverance-1/terms';
import { playersOf, type State } from '@/games/perseverance-1/session/state';
import { contestZone } from '@/games/perseverance/moments/assembly/rule';
import { assemblyZone } from '@/games/perseverance-1/session/records';
import { influenceLeft } from '@/games/perseverance-1/session/supplies';
import { dinosAt, record } from './playing';

/**
 * A whole evening as a table would tap it: rounds of turns until the pool is empty, an Officer's track that fills, a
 * Patrol, a Dino Attack with rewards, every Assembly, final scoring. `after`: how a command is played.
 */
export function playEvening(
  start: State,
  after = (state: State, command: Command) => record(state, [command]).state,
): { readonly state: State; readonly commands: readonly Command[] } {
  const commands: Command[] = [];
  let state = start;
  const tap = (command: Command) => {
    state = after(state, command);
    commands.push(command);
  };
  tap({ type: 'beginPlay' });
  for (let round = 1; round <= start.assemblies; round++) {
    let turn = 0;
    for (let owner = dieOwner(state); owner !== undefined; owner = dieOwner(state)) {
      const player = state.turn;
      tap({ type: 'takeDie', player, owner, zone: ZONES[turn % 4] as Zone, changeFace: false });
      tap({
        type: 'action',
        player,
        move: { action: turn % 3 === 0 ? 'pub' : turn % 3 === 1 ? 'rations' : 'supply' },
      });
      if (turn === 1 && round === 1)
        tap({
          type: 'action',
          player,
          move: { action: 'settle', placements: [{ zone: 'sustenance', space: 3 }], place: [] },
        });
      if (influenceLeft(state, player) > 0)
        tap({
          type: 'influence',
          player,
          officer:
            (['chief-mate', 'chief-of-security', 'chief-steward', 'chief-engineer'] as const)[turn % 4] ??
            'chief-mate',
          count: 1,
          source: 'action',
          foodUsed: 0,
        });
      if (turn === 2) patrol(player, round, tap);
      if (turn === 4) attack(state, player, tap);
      tap({ type: 'nextTurn' });
      turn++;
    }
    tap({ type: 'resolveAssembly', choices: tileChoices(state), zones: null, records: null });
  }
  tap({ type: 'resolveFinal', players: null });
  return { state, commands };
}

function dieOwner(state: State): string | undefined {
  return [state.turn, 'neutral', 'dissenters', ...playersOf(state)].find(
    (owner) => (state.dice[owner]?.pool ?? 0) > 0,
  );
}

function patrol(player: string, round: number, tap: (command: Command) => void) {
  tap({
    type: 'action',
    player,
    move: { action: 'training', steps: [{ option: 'light' }], naturalLeader: null },
  });
  tap({ type: 'patrolBegin', player, soldiers: { light: 1, heavy: 0 }, stages: 2, requirement: 1 });
  tap({
    type: 'patrolStage',
    player,
    stageRewards: [['followers', 1]],
    challengeLimit: 1,
    drawn: ['L4'],
    kept: [{ card: 'L4', choice: null }],
  });
  tap({
    type: 'threat',
    player,
    checks: [{ kind: 'challenge', type: 'light', threat: 3, roll: round === 1 ? 5 : 2 }],
  });
  if (round === 1) tap({ type: 'patrolEnd', player });
}

function attack(state: State, player: string, tap: (command: Command) => void) {
  const zone = ZONES[state.assembly % 4] as Zone;
  for (const dino of dinosAt(zone, [
    { column: 0, dino: 'raptor' },
    { column: 1, dino: 'trampler' },
  ]))
    tap(dino);
  tap({
    type: 'action',
    player,
    move: { action: 'leader-defense', row: 'top', spot: { zone, column: 0 }, netGun: null, trap: null },
  });
  tap({
    type: 'action',
    player,
    move: {
      action: 'fortifications',
      steps: [{ option: 'trap', spot: { zone, column: 2 }, space: 0, trap: 'raptor' }],
    },
  });
  for (const dino of dinosAt(zone, [{ column: 2, dino: 'raptor' }])) tap(dino);
  const columns: readonly DefenseColumn[] = state.zones[zone].columns.map((_, i) => ({
    dinos:
      i > 2
        ? []
        : [
            {
              type: i === 1 ? 'trampler' : 'raptor',
              trap:
                i === 2
                  ? { owner: player, type: 'raptor', roll: { face: 'success-if-match', followers: 3 } }
                  : null,
            },
          ],
    wall: null,
    soldiers: [i === 0 ? { owner: player, type: 'leader' } : null, null],
  }));
  tap({
    type: 'resolveDinoAttack',
    zone,
    activePlayer: player,
    columns,
    picks: { [player]: ['light-soldier'] },
    community: null,
  });
}

function tileChoices(state: State): Extract<Command, { type: 'resolveAssembly' }>['choices'] {
  const held = ZONES.filter((zone) => contestZone(assemblyZone(state, zone).presence).holder !== null);
  return Object.fromEntries(held.map((zone, i) => [zone, i % 2 === 0 ? 'votes' : 'production']));
}
