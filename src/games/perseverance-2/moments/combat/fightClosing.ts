import { stepsOf, type ChecklistLine, type ReviewLine } from '@/engine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { countedParty } from '../adventure/rule';
import { addDinos, allDinos, takeDinos } from './dinos';
import type { Part } from '../../rules/parts';
import { counted, countedDinos, say } from '../../say';
import type { Fight } from '../adventure/commands';
import { seatOf } from '../../session/records';
import { isFull } from '../../session/state';
import { dinoLines } from './dinoLines';
import { explained, type Fighting } from './fighting';

/** Every number that the fight changes, and who lives in the Enclosure afterwards. */
export function fightReview(
  fighting: Fighting,
  fight: Fight,
  numbers: readonly ReviewLine[],
): readonly ReviewLine[] {
  const { state, player } = fighting;
  const { enclosure } = seatOf(state, player);
  if (numbers.length === 0) return [];
  return reviewFor(
    player,
    numbers,
    isFull(state)
      ? dinoLines({
          player,
          where: 'enclosure',
          before: enclosure,
          after: addDinos(takeDinos(enclosure, fight.release), fight.capture),
          why: stepsOf<Part>(explained(fighting, fight), { part: ['combat-captured', 'enclosure-released'] }),
        })
      : [],
  );
}

/** Where every piece of the fight goes. */
export function fightTidying(fight: Fight): readonly ChecklistLine[] {
  const { committed, dinos, injuries, cancel, capture, release } = fight;
  const lost = { light: injuries.light - cancel.light, heavy: injuries.heavy.length - cancel.heavy };
  const killed = takeDinos(dinos, capture);
  const toppled = {
    light: committed.light - lost.light,
    heavy: committed.heavy - lost.heavy,
    leader: committed.leader,
  };
  const line = (id: 'killed' | 'captured' | 'released', of: typeof killed): readonly ChecklistLine[] =>
    allDinos(of) > 0 ? [{ id, text: say(`session.battle.wrapUp.${id}`, { dinos: countedDinos(of) }) }] : [];
  return [
    ...line('killed', killed),
    ...line('released', release),
    ...line('captured', capture),
    ...(lost.light + lost.heavy > 0
      ? [
          {
            id: 'lost',
            text: say('session.battle.wrapUp.lost', {
              soldiers: counted(['lightSoldier', lost.light], ['heavySoldier', lost.heavy]),
            }),
          },
        ]
      : []),
    ...(toppled.light + toppled.heavy > 0 || toppled.leader
      ? [{ id: 'toppled', text: say('session.battle.wrapUp.toppled', { party: countedParty(toppled) }) }]
      : []),
  ];
}
