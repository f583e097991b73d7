import { DRY_RUN, stepsOf, type ChecklistLine } from '@/engine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { addDinos, allDinos, NO_DINOS } from '../combat/dinos';
import type { Part } from '../../rules/parts';
import { countedDinos, nameOf, say } from '../../say';
import { decide } from '../../session/decide/decide';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { areaName } from '../zoneEffects/askArea';
import { reviewLines } from '../../session/wizards/reviewLines';
import { wizard } from '../../session/wizards/wizard';
import { askCard } from './attackCard';
import { askDefense, type AttackCommand } from './attackDefense';
import { askTarget, placeOf, TARGET, whoIsAttacked } from './attackTarget';
import { attackEvent, tellVerdict } from './attackVerdict';
import { dinoLines } from '../combat/dinoLines';

/** A Dino Attack on the owner of the Camp or Outpost that was used, p. 21. One entry. */
export const dinoAttack = wizard({
  id: 'dinoAttack',
  onePage: true,
  title: () => say('session.action.dinoAttack'),
  // The answers say who is attacked.
  actor: { of: (state, { chosen }) => whoIsAttacked(state, chosen[TARGET]) },
  script(ask, state) {
    const attacked = askTarget(ask, state);
    if (!attacked) return null;
    const attack = askDefense(ask, state, attacked);
    const success = tellVerdict(ask, state, attacked, attack);
    return success === null ? null : askCard(ask, state, attack, success);
  },
  review: (state, command, overrides) =>
    command.type === 'dinoAttack'
      ? reviewFor(command.owner, reviewLines(state, command, overrides), breachLines(state, command))
      : [],
  wrapUp: (state, command) => ({
    title: say('session.battle.wrapUp.title'),
    lines: command?.type === 'dinoAttack' ? wrapUpLines(state, command) : [],
  }),
});

/** The Dinos on the card of the Breach: a new one sweeps an older one away. */
function breachLines(state: State, command: AttackCommand) {
  const { owner } = command;
  const decision = decide(state, command, DRY_RUN);
  const events = decision.ok ? decision.value : [];
  const breached = events.flatMap(({ changes, why = [] }) =>
    changes.flatMap((change) => (change.what === 'breach' ? [{ to: change.to, why }] : [])),
  );
  return breached.flatMap(({ to, why }) =>
    dinoLines({
      player: owner,
      where: 'breach',
      before: seatOf(state, owner).breach?.dinos ?? NO_DINOS,
      after: to?.dinos ?? NO_DINOS,
      why: stepsOf<Part>(why, { part: ['attack-breach', 'attack-swept-away'] }),
    }),
  );
}

function wrapUpLines(state: State, command: AttackCommand): readonly ChecklistLine[] {
  const event = attackEvent(state, command);
  if (!event) return [];
  if (event.success) return [{ id: 'discard', text: say('session.battle.wrapUp.discard') }];
  return brokenLines(state, command);
}

function brokenLines(state: State, command: AttackCommand): readonly ChecklistLine[] {
  const { owner, trigger, card } = command;
  const player = nameOf(owner);
  const place = placeOf(state, command.area);
  const isCamp = trigger === 'adventure';
  const fromMap = command.dangerousChosen ?? NO_DINOS;
  const all = addDinos(card.dinos, fromMap);
  return [
    ...(seatOf(state, owner).breach
      ? [{ id: 'old', text: say('session.battle.wrapUp.old', { player }) }]
      : []),
    { id: 'card', text: say('session.battle.wrapUp.card', { player }) },
    ...(allDinos(card.dinos) > 0
      ? [{ id: 'supply', text: say('session.battle.wrapUp.supply', { dinos: countedDinos(card.dinos) }) }]
      : []),
    ...(allDinos(fromMap) > 0
      ? [{ id: 'map', text: say('session.battle.wrapUp.map', { dinos: countedDinos(fromMap) }) }]
      : []),
    {
      id: 'token',
      text: place
        ? say(isCamp ? 'session.battle.wrapUp.underCamp' : 'session.battle.wrapUp.onOutpost', {
            area: areaName(place),
          })
        : say(isCamp ? 'session.unseen.underCamp' : 'session.unseen.onOutpost'),
      ...(allDinos(all) > 0 && {
        note: say('session.battle.wrapUp.tokenNote', { dinos: countedDinos(all) }),
      }),
    },
  ];
}
