import type { WizardStep } from '@/engine';
import { STRENGTH } from '../../../rules/damage';
import { say } from '../../../say';
import type { Fight } from '../../outsideCommands';
import { readyParty } from '../../records';
import { isFull } from '../../state';
import type { FightDraft } from './fightDraft';
import { FIGHTERS, fighterName, missingIn, saying, type Fighting } from './fighting';
import { bareFight } from './proposeFight';

/** As many as stand on the Player board; proposed are no more than it takes. */
export function partyStep<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
  fight: Fight,
): WizardStep<Draft> {
  const { state, draft, command } = fighting;
  const ready = readyParty(state, draft.player);
  const { committed } = fight;
  return {
    kind: 'figures',
    id: 'party',
    title: say('session.battle.party'),
    help: say('session.battle.partyHelp'),
    figures: FIGHTERS.map((piece) => ({
      id: piece,
      label: fighterName(piece),
      note: isFull(state)
        ? say('session.battle.standing', { count: Number(ready[piece]), damage: STRENGTH[piece] })
        : say('session.unseen.damage', { damage: STRENGTH[piece] }),
      value: Number(committed[piece]),
      track: { min: 0, max: Number(ready[piece]) },
      write: (to: number) =>
        saying(fighting, { committed: { ...committed, [piece]: piece === 'leader' ? to > 0 : to } }),
    })),
    ...missingIn(state, command(bareFight(fight))),
  };
}
