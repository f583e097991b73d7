import { field, ok, stepsOf, type Explanation, type ToldLine, type Wizard, type WizardStep } from '@/engine';
import { whoActs, playerActs } from '../../../../perseverance/session/wizards/playerActs';
import { signed } from '../../../../perseverance/say';
import { playersOf } from '../../../../perseverance/session/table';
import { choose, readPlayer } from '../../../../perseverance/session/wizards/choose';
import { reviewFor } from '../../../../perseverance/session/wizards/reviewFor';
import { allDinos, NO_DINOS, oneDino, speciesIn, takeDinos } from '../../../rules/dinos';
import { maybeDino } from '../../../rules/fields';
import type { Part } from '../../../rules/parts';
import { amount, countedDinos, nameOf, say } from '../../../say';
import type { Dino } from '../../../terms';
import type { Command } from '../../command';
import { decide } from '../../decide/decide';
import { seatOf } from '../../records';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import { reviewLines, withTotals } from '../reviewLines';
import { dinoLines } from './dinoLines';
import { readClosing, type FightDraft } from './fightDraft';

export interface BreachTurnDraft extends Pick<FightDraft, 'player' | 'ticked' | 'byHand'> {
  /** Which Dino leaves, where there is a choice. */
  readonly remove: Dino | null;
}

/** The end of a turn with a Breach, p. 22: 1 Follower for each Dino, then one of several leaves. One entry. */
export const breachTurn: Wizard<State, Command, BreachTurnDraft> = {
  id: 'breachTurn',
  title: () => say('session.action.breachTurn'),
  actor: playerActs,
  begin: (state, named) => ({
    player: whoActs({ ...state, turn: whoPays(state) }, named),
    remove: null,
    ticked: [],
    byHand: {},
  }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    remove: maybeDino(field(at, 'remove')),
    ...readClosing(at),
  }),
  steps: (state, draft) => {
    const species = speciesIn(dinosOf(state, draft));
    const leaving = species.length > 1 ? [leavesStep(state, draft)] : [];
    return [...leaving, ...(leaving.some(({ missing }) => missing) ? [] : [costStep(state, draft)])];
  },
  review: (state, draft) => {
    const command = settling(state, draft);
    const numbers = reviewLines(state, command, draft.byHand, (byHand) => ({ ...draft, byHand }));
    if (numbers.length === 0) return [];
    const before = dinosOf(state, draft);
    return reviewFor(
      draft.player,
      numbers,
      dinoLines({
        player: draft.player,
        where: 'breach',
        before,
        after: takeDinos(before, oneDino(leaverOf(state, draft))),
        why: stepsOf<Part>(whyOf(state, draft), { part: 'breach-leaves' }),
      }),
    );
  },
  commit: (state, draft) => ok(withTotals(settling(state, draft), draft.byHand)),
};

/** Whoever still owes it from a turn that is over, then whose turn it is, then anybody with a Breach. */
function whoPays(state: State): string {
  const breachOf = (id: string) => seatOf(state, id).breach;
  const due = (id: string) => breachOf(id) !== null && !breachOf(id)?.paid;
  const owing = playersOf(state).find((id) => breachOf(id)?.owed);
  return owing ?? (due(state.turn) ? state.turn : (playersOf(state).find(due) ?? state.turn));
}

function dinosOf(state: State, { player }: BreachTurnDraft) {
  return seatOf(state, player).breach?.dinos ?? NO_DINOS;
}

/** The last Dino never leaves; of one species there is nothing to choose. */
function leaverOf(state: State, draft: BreachTurnDraft): Dino | null {
  const dinos = dinosOf(state, draft);
  if (allDinos(dinos) < 2) return null;
  const [only, ...others] = speciesIn(dinos);
  if (others.length === 0) return only ?? null;
  return draft.remove && dinos[draft.remove] > 0 ? draft.remove : null;
}

function settling(state: State, draft: BreachTurnDraft): Command {
  return { type: 'settleBreach', player: draft.player, remove: leaverOf(state, draft) };
}

function whyOf(state: State, draft: BreachTurnDraft): Explanation {
  const decision = decide(state, settling(state, draft), { pick: () => 0 });
  return decision.ok ? decision.value.flatMap(({ why }) => why ?? []) : [];
}

function leavesStep(state: State, draft: BreachTurnDraft): WizardStep<BreachTurnDraft> {
  const dinos = dinosOf(state, draft);
  const leaver = leaverOf(state, draft);
  return {
    help: say('session.battle.leavesHelp'),
    lead: say('session.battle.costs', {
      player: nameOf(draft.player),
      followers: amount('followers', allDinos(dinos)),
    }),
    ...choose(
      'leaves',
      say('session.battle.leaves'),
      speciesIn(dinos).map((dino) => ({
        id: dino,
        icon: dino,
        label: say(`dino.${dino}`),
        note: say('session.battle.staying', { dinos: countedDinos(takeDinos(dinos, oneDino(dino))) }),
        ...reasonAgainst(state, { type: 'settleBreach', player: draft.player, remove: dino }),
        chosen: leaver === dino,
        write: () => ({ ...draft, remove: dino }),
      })),
    ),
  };
}

/** What the Breach costs, who leaves and who stays. */
function costStep(state: State, draft: BreachTurnDraft): WizardStep<BreachTurnDraft> {
  const dinos = dinosOf(state, draft);
  const leaver = leaverOf(state, draft);
  const why = whyOf(state, draft);
  const { reason } = reasonAgainst(state, settling(state, draft));
  const told = (...part: readonly Part[]) => stepsOf(why, { part });
  const left: ToldLine = leaver
    ? {
        id: 'leaver',
        icon: leaver,
        label: say('session.battle.goes', { dino: say(`dino.${leaver}`) }),
        why: told('breach-leaves'),
      }
    : { id: 'leaver', icon: 'lock', label: say('session.battle.nobodyGoes'), why: told('breach-stays') };
  return {
    kind: 'told',
    id: 'cost',
    title: say('session.battle.breachCost'),
    help: say('session.battle.breachCostHelp'),
    lines: reason
      ? []
      : [
          {
            id: 'cost',
            player: draft.player,
            label: say('session.battle.loses', { dinos: countedDinos(dinos) }),
            figure: signed(-Math.min(allDinos(dinos), seatOf(state, draft.player).followers)),
            why: told('breach-loss', 'floor'),
          },
          left,
          {
            id: 'staying',
            icon: 'skull',
            label: say('session.battle.staying', {
              dinos: countedDinos(takeDinos(dinos, oneDino(leaver))),
            }),
            why,
          },
        ],
    ...(reason && { missing: reason }),
  };
}
