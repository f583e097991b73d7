import type { ChecklistLine } from '@/engine';
import { attackOutcome } from './decide';
import type { DinoAttackResult } from './rule';
import { counted, nameOf, say } from '../../say';
import { playersOf, type State } from '../../session/state';
import type { Command } from '../../session/command';
import { clockwise } from './rewardsView';

type Attack = Extract<Command, { type: 'resolveDinoAttack' }>;

/** What is done with the pieces when the fight is over, p. 23. */
export function retrieveLines(state: State, command: Command | null): readonly ChecklistLine[] {
  const attack = command?.type === 'byHand' ? command.command : command;
  if (attack?.type !== 'resolveDinoAttack') return [];
  const outcome = attackOutcome(state, attack);
  return outcome.ok ? linesOf(state, attack, outcome.value.figures) : [];
}

function linesOf(state: State, command: Attack, result: DinoAttackResult): readonly ChecklistLine[] {
  const { zone, picks } = command;
  const placing = clockwise(state, command.activePlayer).flatMap((player) =>
    (Object.hasOwn(picks, player) ? (picks[player] ?? []) : [])
      .filter((reward) => reward === 'place-settlement')
      .map(() => player),
  );
  const usedTraps = Object.values(result.retrieve).some(({ usedTraps }) => usedTraps > 0);
  return [
    ...result.breach.removed.map((owner, i) => ({
      id: `removed-${i}`,
      text: say('session.attack.takeSettlement', { player: nameOf(owner) }),
    })),
    ...placing.map((player, i) => ({
      id: `placed-${i}`,
      text: say('session.attack.placeSettlement', { player: nameOf(player), number: i + 1 }),
    })),
    ...playersOf(state).flatMap((player) => piecesOf(player, result)),
    ...(usedTraps ? [{ id: 'traps', text: say('session.attack.trapsAway') }] : []),
    { id: 'dinos', text: say('session.attack.dinosAway') },
    ...(command.columns.some(({ wall }) => wall !== null)
      ? [{ id: 'walls', text: say('session.attack.wallsStay') }]
      : []),
    ...(result.becomesDangerous
      ? [{ id: 'dangerous', text: say('session.attack.uncover', { zone: say(`zone.${zone}`) }) }]
      : []),
  ];
}

function piecesOf(player: string, { retrieve, fight }: DinoAttackResult): readonly ChecklistLine[] {
  const home = retrieve[player];
  const lost = fight.fallen[player];
  const name = nameOf(player);
  return [
    ...(home && home.light + home.heavy > 0
      ? [
          {
            id: `home-${player}`,
            text: say('session.attack.soldiersHome', {
              player: name,
              soldiers: counted(['light', home.light], ['heavy', home.heavy]),
            }),
          },
        ]
      : []),
    ...(home?.leader
      ? [{ id: `leader-${player}`, text: say('session.attack.leaderHome', { player: name }) }]
      : []),
    ...(lost && lost.light + lost.heavy > 0
      ? [
          {
            id: `fallen-${player}`,
            text: say('session.attack.fallenAway', {
              player: name,
              soldiers: counted(['light', lost.light], ['heavy', lost.heavy]),
            }),
          },
        ]
      : []),
  ];
}
