import { stepsOf, type ChecklistLine, type ReviewLine, type WrapUp } from '@/engine';
import { reviewFor } from '../../../../perseverance/session/wizards/reviewFor';
import { countedParty } from '../../../rules/outside';
import { addDinos, allDinos, takeDinos } from '../../../rules/dinos';
import type { Part } from '../../../rules/parts';
import { counted, countedDinos, say } from '../../../say';
import { seatOf } from '../../records';
import { isFull } from '../../state';
import { reviewLines } from '../reviewLines';
import { dinoLines } from './dinoLines';
import type { FightDraft } from './fightDraft';
import { explained, fightIn, type Fighting } from './fighting';

/** Every number that the fight changes, and who lives in the Enclosure afterwards. */
export function fightReview<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
): readonly ReviewLine<Draft>[] {
  const { state, draft, command } = fighting;
  const fight = fightIn(fighting);
  const { enclosure } = seatOf(state, draft.player);
  const why = explained(fighting, fight);
  const numbers = reviewLines(state, command(fight), draft.byHand, (byHand) => ({ ...draft, byHand }));
  if (numbers.length === 0) return [];
  return reviewFor(
    draft.player,
    numbers,
    isFull(state)
      ? dinoLines({
          player: draft.player,
          where: 'enclosure',
          before: enclosure,
          after: addDinos(takeDinos(enclosure, fight.release), fight.capture),
          why: stepsOf<Part>(why, { part: ['combat-captured', 'enclosure-released'] }),
        })
      : [],
  );
}

/** Where every piece of the fight goes. `after`: what else there is to do. */
export function fightWrapUp<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
  after: readonly ChecklistLine[],
): WrapUp<Draft> {
  const { draft } = fighting;
  const { committed, dinos, injuries, cancel, capture, release } = fightIn(fighting);
  const lost = { light: injuries.light - cancel.light, heavy: injuries.heavy.length - cancel.heavy };
  const killed = takeDinos(dinos, capture);
  const toppled = {
    light: committed.light - lost.light,
    heavy: committed.heavy - lost.heavy,
    leader: committed.leader,
  };
  const line = (id: 'killed' | 'captured' | 'released', of: typeof killed): readonly ChecklistLine[] =>
    allDinos(of) > 0 ? [{ id, text: say(`session.battle.wrapUp.${id}`, { dinos: countedDinos(of) }) }] : [];
  return {
    title: say('session.battle.wrapUp.title'),
    lines: [
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
      ...after,
    ],
    ticked: draft.ticked,
    write: (ticked) => ({ ...draft, ticked }),
  };
}
