import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { RuledCommand } from '../../session/command';
import type { NamedMove } from './decide';
import type { State } from '../../session/state';
import { reasonAgainst, wizard } from '../../session/wizards/wizard';
import { patrolReview } from '../patrol/patrolReview';
import { askCheck, standingAfter, tellRolls } from './threatCheck';

const SOURCES = [...SOLDIERS, 'transition'] as const;

/** Threats by themselves, one after the other: a real die, a roll of the app, or a token that moves. */
export const threat = wizard({
  id: 'threat',
  title: () => say('session.action.threat'),
  actor: onTurn,
  script(ask, state, player) {
    const moves: NamedMove[] = [];
    for (;;) {
      const number = moves.length;
      const sources = SOURCES.map((id) => ({
        id,
        icon: id === 'transition' ? ('patrol' as const) : id,
        label: id === 'transition' ? say('threat.transition') : say(`threat.challenge.${id}`),
        ...reasonAgainst(state, check(player, [...moves, sample(state, player, moves, id)])),
      }));
      // The step between the stages is the last one, and who has lost everybody risks nobody.
      const over =
        moves.at(-1)?.kind === 'transition' || (number > 0 && sources.every(({ reason }) => reason));
      if (over) break;
      const from = ask.choose<(typeof SOURCES)[number] | 'done'>({
        id: `from:${number}`,
        title: say(number === 0 ? 'session.threat.from' : 'session.threat.fromMore'),
        help: say('session.threat.fromHelp'),
        options: [
          ...(number > 0 ? [{ id: 'done', icon: 'check', label: say('session.act.done') } as const] : []),
          ...sources,
        ],
      });
      if (from === 'done') break;
      if (from === null) return null;
      const between = from === 'transition';
      const move = askCheck(
        ask,
        state,
        String(number),
        {
          of: from,
          kind: between ? 'transition' : 'challenge',
          type: between ? null : from,
        },
        standingAfter(state, player, moves),
      );
      if (move === null) return null;
      moves.push(move);
    }
    tellRolls(ask, state, moves);
    return check(player, moves);
  },
  review: patrolReview,
});

/** For the look ahead: a check that holds, of a kind that is on the card. */
function sample(
  state: State,
  player: string,
  moves: readonly NamedMove[],
  from: (typeof SOURCES)[number],
): NamedMove {
  const { soldiers } = standingAfter(state, player, moves);
  const kind = from === 'transition' ? 'transition' : 'challenge';
  const type = from === 'transition' ? (soldiers.light > 0 ? 'light' : 'heavy') : from;
  return { of: from, kind, type, threat: 1, roll: 6 };
}

function check(player: string, moves: readonly NamedMove[]): RuledCommand {
  return {
    type: 'threat',
    player,
    checks: moves.map(({ kind, type, threat: value, roll }) => ({ kind, type, threat: value, roll })),
  };
}
