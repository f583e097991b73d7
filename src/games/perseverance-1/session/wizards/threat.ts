import { field, ok, type Wizard, type WizardStep } from '@/engine';
import { whoActs, playerActs } from '../../../perseverance/session/wizards/playerActs';
import { say } from '../../say';
import { SOLDIERS } from '../../terms';
import type { Command, RuledCommand } from '../command';
import type { NamedMove } from '../decide/threatChecks';
import { no } from '../refuse';
import type { State } from '../state';
import { readByHand, withTotals, type ByHandFigures } from './byHandFigures';
import { readPlayer, reasonAgainst } from './choose';
import { patrolReview } from './patrolReview';
import { askCheck, isPending, pendingRolls, standingAfter } from './threatCheck';
import { openTrail, readAnswers, type Answered } from './trail';

const SOURCES = [...SOLDIERS, 'transition'] as const;

export interface ThreatDraft extends Answered {
  readonly byHand: ByHandFigures;
}

/** Threats by themselves, one after the other: a real die, a roll of the app, or a token that moves. */
export const threat: Wizard<State, Command, ThreatDraft> = {
  id: 'threat',
  title: () => say('session.action.threat'),
  actor: playerActs,
  begin: (state, player) => ({ player: whoActs(state, player), answers: {}, byHand: {} }),
  readDraft: (at, state) => ({
    player: readPlayer(at, state),
    answers: readAnswers(at),
    byHand: readByHand(field(at, 'byHand')),
  }),
  steps: (state, draft) => walk(state, draft).steps,
  review: (state, draft) => {
    const { moves } = walk(state, draft);
    const certain = (moves ?? []).filter((move) => !isPending(state, move));
    return patrolReview(state, draft.player, check(draft.player, certain), draft.byHand, (byHand) => ({
      ...draft,
      byHand,
    }));
  },
  commit: (state, draft) => {
    const { moves } = walk(state, draft);
    return moves ? ok(withTotals(check(draft.player, moves), draft.byHand)) : no('nothingChosen');
  },
};

function walk(
  state: State,
  draft: ThreatDraft,
): { readonly steps: readonly WizardStep<ThreatDraft>[]; readonly moves: readonly NamedMove[] | null } {
  const { player } = draft;
  const trail = openTrail(draft);
  const moves: NamedMove[] = [];
  for (;;) {
    const number = moves.length;
    const sources = SOURCES.map((id) => ({
      id,
      icon: id === 'transition' ? 'patrol' : id,
      label: id === 'transition' ? say('threat.transition') : say(`threat.challenge.${id}`),
      ...reasonAgainst(state, check(player, [...moves, sample(state, player, moves, id)])),
    }));
    // The step between the stages is the last one, and who has lost everybody risks nobody.
    const over = moves.at(-1)?.kind === 'transition' || (number > 0 && sources.every(({ reason }) => reason));
    if (over) break;
    const from = trail.ask({
      id: `from:${number}`,
      title: say(number === 0 ? 'session.threat.from' : 'session.threat.fromMore'),
      help: say('session.threat.fromHelp'),
      options: [
        ...(number > 0 ? [{ id: 'done' as const, icon: 'check', label: say('session.act.done') }] : []),
        ...sources,
      ],
    });
    if (from === 'done') break;
    if (from === null) return { steps: trail.steps, moves: null };
    const move = askCheck(
      trail,
      state,
      String(number),
      {
        of: from,
        kind: from === 'transition' ? 'transition' : 'challenge',
        type: from === 'transition' ? null : from,
        mayBeNone: false,
      },
      standingAfter(state, player, moves),
    );
    if (move === null || move === 'none') return { steps: trail.steps, moves: null };
    moves.push(move);
  }
  return { steps: [...trail.steps, ...pendingRolls<ThreatDraft>(state, moves)], moves };
}

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
