import type { RowChip } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { countedParty } from '../../moments/adventure/rule';
import { partySize } from '../../moments/combat/party';
import { areaName } from '../../moments/zoneEffects/askArea';
import { countedDinos, say } from '../../say';
import type { Command } from '../command';
import type { Names } from '../names';
import { areaOf, seatOf } from '../records';
import { isFull, type State } from '../state';

type Chip = RowChip<Command, Names>;

/** What is out of the ordinary about a player: the Leader's place, an Adventure, a Breach, toppled pieces. */
export function chips(state: State, player: string): readonly Chip[] {
  if (state.phase === 'finished') return [];
  return [
    ...breachChip(state, player),
    ...adventureChip(state, player),
    ...leaderChip(state, player),
    ...toppledChip(state, player),
  ];
}

function leaderChip(state: State, player: string): readonly Chip[] {
  const { leader } = seatOf(state, player);
  if (!leader) return [];
  return [
    {
      id: 'leader',
      icon: 'leader',
      label: say('session.standing.leader', { zone: say(`zone.${leader}`) }),
      // Only Full tracking has something to look at there.
      ...(isFull(state) && { does: { kind: 'screen', screen: 'zones' } }),
    },
  ];
}

function adventureChip(state: State, player: string): readonly Chip[] {
  const { adventure } = seatOf(state, player);
  if (!adventure) return [];
  const due = player === state.turn ? !adventure.waits : adventure.late === true;
  // The wizard is for one player at a time: a stage that was left open comes first.
  const first = playersOf(state).find((id) => seatOf(state, id).adventure?.late) ?? state.turn;
  return [
    {
      id: 'adventure',
      icon: 'patrol',
      label: say('session.standing.adventure', {
        stage: adventure.stage,
        party: countedParty(adventure.party),
      }),
      ...(due && { due }),
      ...(due && first === player && { does: { kind: 'wizard', wizard: 'adventureStage' } }),
    },
  ];
}

/** At the end of its owner's turn it costs Followers; at any other time a Counterattack removes it. */
function breachChip(state: State, player: string): readonly Chip[] {
  const { breach } = seatOf(state, player);
  if (!breach) return [];
  const area = breach.area === null ? undefined : areaOf(state, breach.area);
  const dinos = countedDinos(breach.dinos);
  const due = breach.owed || (player === state.turn && !breach.paid);
  return [
    {
      id: 'breach',
      icon: 'skull',
      label: area
        ? say('session.standing.breachAt', { dinos, area: areaName(area) })
        : say('session.standing.breach', { dinos }),
      ...(due && { due }),
      does: { kind: 'wizard', wizard: due ? 'breachTurn' : 'counterattack' },
    },
  ];
}

function toppledChip(state: State, player: string): readonly Chip[] {
  const { toppled } = seatOf(state, player);
  if (partySize(toppled) === 0) return [];
  return [
    {
      id: 'toppled',
      icon: 'warning',
      label: say('session.standing.toppled', { party: countedParty(toppled) }),
    },
  ];
}
