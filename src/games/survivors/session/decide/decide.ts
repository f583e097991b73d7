import { chainDecisions, NOTE_LENGTH, ok, readNote } from '@/engine';
import type { Command, RuledCommand } from '../command';
import { happened } from '../event';
import { evolve } from '../evolve';
import { decideRight } from '../putRight/decide';
import { refuse } from '../refuse';
import type { State } from '../state';
import { setHordes, setIcon } from './board';
import { beginPlay } from '../../moments/setup/decide';
import {
  adjust,
  adjustCards,
  correct,
  correctPool,
  correctStack,
  correctTo,
  giveLead,
  readTiles,
  setFaces,
} from './count';
import { countChallenges, recount } from '../../moments/encounter/countChallenges';
import type { Decision } from './decision';
import { encounter, skipEncounter } from '../../moments/encounter/decide';
import { finish, reopen, settle } from '../../moments/settle/decide';
import { travel } from '../../moments/travel/decide';

export function decide(state: State, command: Command): Decision {
  if (state.phase === 'finished' && command.type !== 'reopen' && command.type !== 'note')
    return refuse('finished');
  if (command.type !== 'byHand') return decideRuled(state, command);
  const { command: ruled, corrections } = command;
  // The settlement counts what is there in the end.
  if (ruled.type === 'settle') return settle(state, ruled, corrections);
  return chainDecisions(
    evolve,
    state,
    decideRuled(state, ruled),
    ...corrections.map((correction) => (after: State) => correctTo(after, correction)),
  );
}

function decideRuled(state: State, command: RuledCommand): Decision {
  switch (command.type) {
    case 'beginPlay':
      return beginPlay(state, command);
    case 'adjust':
      return adjust(state, command);
    case 'correct':
      return correct(state, command);
    case 'adjustCards':
      return adjustCards(state, command);
    case 'correctPool':
      return correctPool(state, command);
    case 'readTiles':
      return readTiles(state, command);
    case 'setTurn':
    case 'setPhase':
    case 'correctAside':
    case 'correctCards':
    case 'leave':
    case 'comeBack':
    case 'join':
      return decideRight(state, command);
    case 'correctStack':
      return correctStack(state, command.to);
    case 'setFaces':
      return setFaces(state, command.to);
    case 'giveLead':
      return giveLead(state, command.to);
    case 'setHordes':
      return setHordes(state, command.to);
    case 'setIcon':
      return setIcon(state, command);
    case 'travel':
      return travel(state, command);
    case 'countChallenges':
      return countChallenges(state, command);
    case 'recount':
      return recount(state, command.totals);
    case 'encounter':
      return encounter(state, command);
    case 'skipEncounter':
      return skipEncounter(state);
    case 'settle':
      return settle(state, command);
    case 'giveUp':
      return finish(state, false, null);
    case 'reopen':
      return reopen(state);
    case 'note':
      return note(command.text);
  }
}

function note(text: string): Decision {
  const read = readNote(text);
  return read.ok
    ? ok([happened('noteWritten', { text: read.value }, [])])
    : refuse(read.error, { max: NOTE_LENGTH });
}
