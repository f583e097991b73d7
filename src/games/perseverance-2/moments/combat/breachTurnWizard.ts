import { DRY_RUN, stepsOf, type Ask, type Explanation, type ResultLine } from '@/engine';
import { signed } from '../../../perseverance/say';
import { hereAt, playersOf } from '../../../perseverance/session/table';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { allDinos, NO_DINOS, oneDino, speciesIn, takeDinos, type DinoCount } from './dinos';
import type { Part } from '../../rules/parts';
import { amount, countedDinos, nameOf, say } from '../../say';
import type { Dino } from '../../terms';
import type { RuledCommand } from '../../session/command';
import { decide } from '../../session/decide/decide';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { reviewLines } from '../../session/wizards/reviewLines';
import { wizard } from '../../session/wizards/wizard';
import { dinoLines } from './dinoLines';

type BreachCommand = Extract<RuledCommand, { type: 'settleBreach' }>;

/** The end of a turn with a Breach, p. 22: 1 Follower for each Dino, then one of several leaves. One entry. */
export const breachTurn = wizard({
  id: 'breachTurn',
  onePage: true,
  title: () => say('session.action.breachTurn'),
  actor: { of: whoPays, others: hereAt },
  script(ask, state, player) {
    const dinos = dinosOf(state, player);
    const [only, ...others] = speciesIn(dinos);
    // The last Dino never leaves; of one species there is nothing to choose.
    const one = allDinos(dinos) < 2 ? null : (only ?? null);
    const remove = others.length > 0 ? askLeaver(ask, state, player, dinos) : one;
    if (others.length > 0 && remove === null) return null;
    const command: BreachCommand = { type: 'settleBreach', player, remove };
    tellCost(ask, state, dinos, command);
    return command;
  },
  review(state, command, overrides) {
    if (command.type !== 'settleBreach') return [];
    const { player, remove } = command;
    const numbers = reviewLines(state, command, overrides);
    if (numbers.length === 0) return [];
    const before = dinosOf(state, player);
    return reviewFor(
      player,
      numbers,
      dinoLines({
        player,
        where: 'breach',
        before,
        after: takeDinos(before, oneDino(remove)),
        why: stepsOf<Part>(whyOf(state, command), { part: 'breach-leaves' }),
      }),
    );
  },
});

/** A player who still owes it from a turn that is over, then whose turn it is, then anybody with a Breach. */
function whoPays(state: State): string {
  const breachOf = (id: string) => seatOf(state, id).breach;
  const due = (id: string) => breachOf(id) !== null && !breachOf(id)?.paid;
  const owing = playersOf(state).find((id) => breachOf(id)?.owed);
  return owing ?? (due(state.turn) ? state.turn : (playersOf(state).find(due) ?? state.turn));
}

function dinosOf(state: State, player: string): DinoCount {
  return seatOf(state, player).breach?.dinos ?? NO_DINOS;
}

function whyOf(state: State, command: BreachCommand): Explanation {
  const decision = decide(state, command, DRY_RUN);
  return decision.ok ? decision.value.flatMap(({ why }) => why ?? []) : [];
}

function askLeaver(ask: Ask, state: State, player: string, dinos: DinoCount): Dino | null {
  return ask.choose({
    id: 'leaves',
    title: say('session.battle.leaves'),
    help: say('session.battle.leavesHelp'),
    layout: 'tiles',
    lead: say('session.battle.costs', {
      player: nameOf(player),
      followers: amount('followers', allDinos(dinos)),
    }),
    options: speciesIn(dinos).map((dino) => ({
      id: dino,
      icon: dino,
      label: say(`dino.${dino}`),
      note: say('session.battle.staying', { dinos: countedDinos(takeDinos(dinos, oneDino(dino))) }),
      ...reasonAgainst(state, { type: 'settleBreach', player, remove: dino }),
    })),
  });
}

/** What the Breach costs, who leaves and who stays. */
function tellCost(ask: Ask, state: State, dinos: DinoCount, command: BreachCommand): void {
  const { player, remove } = command;
  const why = whyOf(state, command);
  const { reason } = reasonAgainst(state, command);
  const of = (...part: readonly Part[]) => stepsOf(why, { part });
  const left: ResultLine = remove
    ? {
        id: 'leaver',
        icon: remove,
        label: say('session.battle.goes', { dino: say(`dino.${remove}`) }),
        why: of('breach-leaves'),
      }
    : { id: 'leaver', icon: 'lock', label: say('session.battle.nobodyGoes'), why: of('breach-stays') };
  const cost: ResultLine = {
    id: 'cost',
    player,
    label: say('session.battle.loses', { dinos: countedDinos(dinos) }),
    figure: signed(-Math.min(allDinos(dinos), seatOf(state, player).followers)),
    why: of('breach-loss', 'floor'),
  };
  const staying: ResultLine = {
    id: 'staying',
    icon: 'skull',
    label: say('session.battle.staying', { dinos: countedDinos(takeDinos(dinos, oneDino(remove))) }),
    why,
  };
  ask.tell({
    id: 'cost',
    title: say('session.battle.breachCost'),
    help: say('session.battle.breachCostHelp'),
    lines: reason ? [] : [cost, left, staying],
    missing: reason,
  });
}
