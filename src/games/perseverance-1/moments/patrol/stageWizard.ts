import type { Ask, Counts } from '@/engine';
import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import { askThen } from '../../../perseverance/moments/threat/threatSteps';
import { choicesOf, isLight, type CardId } from './challengeCards';
import { STAGE_ASSETS } from './ruleInput';
import { counted, say } from '../../say';
import type { Command, KeptCard, Onward } from '../../session/command';
import type { NamedMove } from '../threat/decide';
import { stagePlayer } from '../../session/due';
import type { Patrol, State } from '../../session/state';
import { describeGains, askDrawn, askKept } from './patrolCards';
import { patrolReview } from './patrolReview';
import { askRewards, MORE_ASSETS, type StageFigure } from './patrolRewards';
import { askCheck, isPending, standingAfter, tellRolls } from '../threat/threatCheck';
import { wizard } from '../../session/wizards/wizard';

type Kept = KeptCard & { readonly move: NamedMove | null };
type Then = 'later' | 'end' | NamedMove;

/** What the stage itself gives, and the cards. */
interface Stage {
  readonly figures: Counts<StageFigure>;
  readonly drawn: readonly CardId[];
  readonly kept: readonly Kept[];
}

/** One stage of a Patrol, pp. 12–13: rewards, cards, Threats, and the way on, in one entry. */
export const patrolStage = wizard({
  id: 'patrolStage',
  title: () => say('session.action.patrolStage'),
  actor: { ...onTurn, of: stagePlayer },
  script(ask, state, player) {
    const patrol = state.players[player]?.patrol ?? null;
    if (patrol?.resolved) {
      const then = askOnward(ask, state, player, patrol, []);
      if (then === null) return null;
      tellRolls(ask, state, typeof then === 'object' ? [then] : []);
      return onlyOnward(player, then);
    }
    const figures = askRewards(ask, state, player, patrol);
    if (!patrol) return null;
    const stage = askStage(ask, state, player, patrol, figures);
    if (stage === null) return null;
    const moves = movesOf(stage.kept);
    const then = askOnward(ask, state, player, patrol, moves);
    if (then === null) return null;
    tellRolls(ask, state, typeof then === 'object' ? [...moves, then] : moves);
    return stageCommand(player, stage, then);
  },
  review: patrolReview,
});

/** The stage is done already: only whether the Patrol goes on. */
function onlyOnward(player: string, then: Then): Command {
  if (then === 'end') return { type: 'patrolEnd', player };
  return { type: 'threat', player, checks: then === 'later' ? [] : [{ kind: then.kind, ...onward(then) }] };
}

function stageCommand(player: string, { figures, drawn, kept }: Stage, then: Then): Command {
  return {
    type: 'patrolStage',
    player,
    stageRewards: STAGE_ASSETS.map((asset) => [asset, figures[asset]] as const),
    moreRewards: MORE_ASSETS.map((asset) => [asset, figures[asset]] as const),
    challengeLimit: figures.shown,
    drawn,
    kept: kept.map(({ card, choice, move }) => ({
      card,
      choice,
      check: move ? { threat: move.threat, roll: move.roll } : null,
    })),
    ...(then !== 'later' && { then: then === 'end' ? then : onward(then) }),
  };
}

function onward({ threat, roll, type }: NamedMove): Onward {
  return { threat, roll, type };
}

function movesOf(kept: readonly Kept[]): readonly NamedMove[] {
  return kept.flatMap(({ move }) => (move ? [move] : []));
}

/** Drawn, kept, what each gives, and what it threatens. */
function askStage(
  ask: Ask,
  state: State,
  player: string,
  { soldiers }: Patrol,
  figures: Counts<StageFigure>,
): Stage | null {
  if (figures.shown === 0) return { figures, drawn: [], kept: [] };
  const drawn = askDrawn(ask, state, soldiers);
  const cards = drawn && askKept(ask, state, figures.shown, drawn);
  if (!drawn || !cards) return null;
  const kept: Kept[] = [];
  for (const card of cards) {
    const choice = askChoice(ask, state, card);
    if (choice === null) return null;
    const type = isLight(card) ? 'light' : 'heavy';
    const asked = { of: card, kind: 'challenge', type, mayBeNone: true } as const;
    const move = askCheck(ask, state, card, asked, standingAfter(state, player, movesOf(kept)));
    if (move === null) return null;
    kept.push({ card, choice: choice === 'fixed' ? null : choice, move: move === 'none' ? null : move });
  }
  return { figures, drawn, kept };
}

function askChoice(ask: Ask, state: State, card: CardId): string | null {
  const choices = Object.entries(choicesOf(card));
  if (choices.length === 0) return 'fixed';
  return ask.choose({
    id: `choice:${card}`,
    title: say('session.stage.choice', { card }),
    help: say('session.stage.choiceHelp'),
    options: choices.map(([id, gains]) => ({ id, label: describeGains(state, gains) })),
  });
}

/** After the last stage, or without anybody left, the Patrol is over; otherwise the player decides. */
function askOnward(
  ask: Ask,
  state: State,
  player: string,
  { stage, stages }: Patrol,
  moves: readonly NamedMove[],
): Then | null {
  const standing = standingAfter(state, player, moves);
  const { light, heavy } = standing.soldiers;
  const unsure = moves.some((move) => isPending(state, move));
  if (stage >= stages || light + heavy === 0) return 'end';
  const then = askThen(ask, counted(['light', light], ['heavy', heavy]), unsure);
  if (then !== 'on') return then;
  const asked = { of: 'transition', kind: 'transition', type: null, mayBeNone: false } as const;
  const move = askCheck(ask, state, 'on', asked, standing);
  return move === 'none' ? null : move;
}
