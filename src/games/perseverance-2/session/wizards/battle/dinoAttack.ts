import { ok, stepsOf, type ChecklistLine, type Wizard, type WizardStep } from '@/engine';
import { reviewFor } from '../../../../perseverance/session/wizards/reviewFor';
import { addDinos, allDinos, NO_DINOS } from '../../../rules/dinos';
import type { Part } from '../../../rules/parts';
import { countedDinos, nameOf, say } from '../../../say';
import type { Command } from '../../command';
import { decide } from '../../decide/decide';
import { seatOf } from '../../records';
import { no } from '../../refuse';
import type { State } from '../../state';
import { areaName } from '../quick/askArea';
import { reviewLines, withTotals } from '../reviewLines';
import {
  attackCommand,
  attackedBy,
  beginAttack,
  comingDinos,
  dueTargets,
  readAttack,
  type AttackDraft,
  type Attacked,
} from './attackDraft';
import { cardSteps } from './attackCardSteps';
import { defenseStep, targetStep } from './attackSteps';
import { verdictOf } from './attackVerdict';
import { dinoLines } from './dinoLines';

/** A Dino Attack on the owner of the Camp or Outpost that was used, p. 21. One entry. */
export const dinoAttack: Wizard<State, Command, AttackDraft> = {
  id: 'dinoAttack',
  title: () => say('session.action.dinoAttack'),
  // The answers say who is attacked.
  actor: { of: (state, draft) => attackedBy(state, draft)?.owner ?? null },
  begin: beginAttack,
  readDraft: readAttack,
  steps: (state, draft) => {
    const target = targetStep(state, draft);
    const attacked = attackedBy(state, draft);
    if (!attacked) return [target];
    const defense = defenseStep(state, draft, attacked);
    const verdict = verdictOf(state, draft, attacked);
    const told: readonly WizardStep<AttackDraft>[] = verdict
      ? [verdict.step, ...cardSteps(state, draft, verdict.success)]
      : [];
    // What was just used needs no question, unless two attacks are due.
    const [due, ...others] = dueTargets(state);
    const known = due && others.length === 0 && due.area === attacked.area && due.at === attacked.at;
    return [...(known ? [] : [target]), defense, ...told];
  },
  review: (state, draft) => {
    const attacked = attackedBy(state, draft);
    if (!attacked) return [];
    const command = attackCommand(state, draft, attacked);
    return reviewFor(
      attacked.owner,
      reviewLines(state, command, draft.byHand, (byHand) => ({ ...draft, byHand })),
      breachLines(state, command, attacked.owner),
    );
  },
  wrapUp: (state, draft) => ({
    title: say('session.battle.wrapUp.title'),
    lines: wrapUpLines(state, draft),
    ticked: draft.ticked,
    write: (ticked) => ({ ...draft, ticked }),
  }),
  commit: (state, draft) => {
    const attacked = attackedBy(state, draft);
    return attacked
      ? ok(withTotals(attackCommand(state, draft, attacked), draft.byHand))
      : no('nothingChosen');
  },
};

/** The Dinos on the card of the Breach: a new one sweeps an older one away. */
function breachLines(state: State, command: Command, owner: string) {
  const decision = decide(state, command, { pick: () => 0 });
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

function wrapUpLines(state: State, draft: AttackDraft): readonly ChecklistLine[] {
  const attacked = attackedBy(state, draft);
  const verdict = attacked && verdictOf(state, draft, attacked);
  if (!verdict) return [];
  if (verdict.success) return [{ id: 'discard', text: say('session.battle.wrapUp.discard') }];
  return brokenLines(state, draft, attacked);
}

function brokenLines(
  state: State,
  draft: AttackDraft,
  { owner, at, place }: Attacked,
): readonly ChecklistLine[] {
  const player = nameOf(owner);
  const fromMap = comingDinos(draft);
  return [
    ...(seatOf(state, owner).breach
      ? [{ id: 'old', text: say('session.battle.wrapUp.old', { player }) }]
      : []),
    { id: 'card', text: say('session.battle.wrapUp.card', { player }) },
    ...(allDinos(draft.dinos) > 0
      ? [{ id: 'supply', text: say('session.battle.wrapUp.supply', { dinos: countedDinos(draft.dinos) }) }]
      : []),
    ...(allDinos(fromMap) > 0
      ? [{ id: 'map', text: say('session.battle.wrapUp.map', { dinos: countedDinos(fromMap) }) }]
      : []),
    {
      id: 'token',
      text: place
        ? say(at === 'camp' ? 'session.battle.wrapUp.underCamp' : 'session.battle.wrapUp.onOutpost', {
            area: areaName(place),
          })
        : say(at === 'camp' ? 'session.unseen.underCamp' : 'session.unseen.onOutpost'),
      note: say('session.battle.wrapUp.tokenNote', { dinos: countedDinos(addDinos(draft.dinos, fromMap)) }),
    },
  ];
}
