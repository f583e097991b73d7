import { field, flag, ok, optional, type AskedFigure, type Wizard, type WizardStep } from '@/engine';
import { playerActs, whoActs } from '../../../../perseverance/session/wizards/playerActs';
import { DINOS_IN_BOX } from '../../../pieces';
import { allDinos, dinosBy, NO_DINOS, type DinoCount } from '../../../rules/dinos';
import { dinoCountOrNone } from '../../../rules/fields';
import { reach } from '../../../rules/outside';
import { say } from '../../../say';
import type { Command } from '../../command';
import { stored } from '../../pieces';
import { rulesPlayer, seatOf } from '../../records';
import type { State } from '../../state';
import { rallyOf, rallySteps, type RallyDraft } from '../quick/askRally';
import { withTotals } from '../reviewLines';
import { dinoFigures } from './dinoFigures';
import { fighterStep } from './fighterStep';
import { fightReview, fightWrapUp } from './fightClosing';
import { beginFight, readFight, type FightDraft } from './fightDraft';
import { fightIn, type Fighting } from './fighting';
import { fightSteps } from './fightSteps';

export interface CombatDraft extends FightDraft, RallyDraft {
  /** One Cleared Area further than the Rally point. */
  readonly reach: boolean;
  readonly dinos: DinoCount;
}

/** A Combat on one hex of the Map, p. 23: who, against what, with whom, and what comes of it. One entry. */
export const combat: Wizard<State, Command, CombatDraft> = {
  id: 'combat',
  title: () => say('session.action.combat'),
  actor: playerActs,
  begin: (state, player) => ({
    ...beginFight(whoActs(state, player)),
    rally: null,
    reach: false,
    dinos: NO_DINOS,
  }),
  readDraft: (at, state) => ({
    ...readFight(at, state),
    rally: optional(field(at, 'rally'), stored.areaId, null),
    reach: optional(field(at, 'reach'), flag, false),
    dinos: dinoCountOrNone()(field(at, 'dinos')),
  }),
  steps: (state, draft) => {
    const before = [fighterStep(state, draft), ...rallySteps(state, draft, 'combat')];
    if (before.some(({ missing }) => missing)) return before;
    const hex = hexStep(state, draft);
    return [...before, hex, ...(hex.missing ? [] : fightSteps(fightingOn(state, draft)))];
  },
  review: (state, draft) => fightReview(fightingOn(state, draft)),
  wrapUp: (state, draft) =>
    fightWrapUp(fightingOn(state, draft), [
      {
        id: 'attack',
        text: say('session.battle.wrapUp.attack'),
        note: say('session.battle.wrapUp.attackNote'),
      },
    ]),
  commit: (state, draft) => {
    const fighting = fightingOn(state, draft);
    return ok(withTotals(fighting.command(fightIn(fighting)), draft.byHand));
  },
};

function fightingOn(state: State, draft: CombatDraft): Fighting<CombatDraft> {
  const { player, dinos } = draft;
  return {
    state,
    draft,
    dinos,
    command: (fight) => {
      const { point } = rallyOf(state, draft, 'combat', draft.reach);
      return { type: 'combat', player, ...point, fight };
    },
  };
}

/** The Map is not tracked: the table says what stands on the hex, and how far away it is. */
function hexStep(state: State, draft: CombatDraft): WizardStep<CombatDraft> {
  const { paid } = rallyOf(state, draft, 'combat', draft.reach);
  const far = reach(rulesPlayer(state, draft.player));
  const missing =
    draft.reach && !paid && !far.ok
      ? far.error.message
      : allDinos(draft.dinos) === 0
        ? say('refusal.noDinos')
        : null;
  return {
    kind: 'figures',
    id: 'hex',
    title: say('session.battle.hex'),
    help: say('session.battle.hexHelp'),
    figures: [
      ...dinoFigures<CombatDraft>({
        id: 'dino',
        group: say('session.battle.onHex'),
        value: draft.dinos,
        most: dinosBy(() => DINOS_IN_BOX),
        note: (dino) => say(`session.battle.toughness.${dino}`),
        write: (dinos) => ({ ...draft, dinos }),
      }),
      ...(paid ? [] : [reachFigure(state, draft)]),
    ],
    ...(missing && { missing }),
  };
}

/** Paid once, it holds for the other option of the Adventure too. */
function reachFigure(state: State, draft: CombatDraft): AskedFigure<CombatDraft> {
  return {
    id: 'reach',
    group: say('session.battle.distance'),
    label: say('session.battle.further'),
    note: say('session.battle.furtherNote', { count: seatOf(state, draft.player).glowberry }),
    value: draft.reach ? 1 : 0,
    track: { min: 0, max: 1 },
    write: (to) => ({ ...draft, reach: to > 0 }),
  };
}
