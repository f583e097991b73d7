import { DRY_RUN, type ExplainStep, type ReviewLine } from '@/engine';
import { hereAt, playersOf } from '../../../perseverance/session/table';
import { cardLine } from '../../../perseverance/session/wizards/cardLine';
import { reviewFor } from '../../../perseverance/session/wizards/reviewFor';
import { unchanged } from '../../../perseverance/session/wizards/unchanged';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { decide } from '../../session/decide/decide';
import type { Event } from '../../session/event';
import { evolve } from '../../session/evolve';
import { campsOf, outpostsOf, seatOf, settlementsOf, watchtowersOf } from '../../session/records';
import type { State } from '../../session/state';
import { describe } from '../../session/view/describe';
import { reviewLines } from '../../session/wizards/reviewLines';
import { wizard } from '../../session/wizards/wizard';
import { dinoLines } from '../combat/dinoLines';
import { certainPart, pendingRolls, type StageCommand } from './stageCommand';
import { askStage } from './stageScript';

/** One stage of an Adventure, p. 14: rewards, kept Challenge cards, Threats, and the way on, in one entry. */
export const adventureStage = wizard({
  id: 'adventureStage',
  onePage: true,
  title: () => say('session.action.adventureStage'),
  // A stage that the last player left open comes before the turn.
  actor: {
    of: (state) => playersOf(state).find((id) => seatOf(state, id).adventure?.late) ?? state.turn,
    others: hereAt,
  },
  script: askStage,
  review(state, command, overrides) {
    if (command.type !== 'adventureStage') return [];
    const { player } = command;
    const certain = certainPart(state, command);
    const totals = reviewLines(state, certain, overrides);
    return reviewFor(player, totals.length > 0 ? totals : [unchanged(state, player)], [
      ...cardLines(state, player, certain),
      ...pieceLines(state, certain),
    ]);
  },
  wrapUp: (state, command) => ({
    title: say('session.stage.tidy'),
    lines: (command?.type === 'adventureStage' ? tidying(state, command) : []).map((id) => ({
      id,
      text: say(`session.stage.${id}`),
    })),
  }),
});

function eventsOf(state: State, command: Command): readonly Event[] {
  const decision = decide(state, command, DRY_RUN);
  return decision.ok ? decision.value : [];
}

/** Who is left on the card after the Threats that are known. */
function cardLines(state: State, player: string, command: Command): readonly ReviewLine[] {
  const card = seatOf(state, player).adventure?.party;
  const events = eventsOf(state, command);
  const parties = events.flatMap(({ changes }) =>
    changes.flatMap((change) => (change.what === 'adventure' && change.to ? [change.to.party] : [])),
  );
  const ended = events.some(({ type }) => type === 'adventureEnded');
  const after = parties.at(-1) ?? card;
  if (!card || !after) return [];
  const why = events.flatMap((event) => event.why ?? []);
  const line = (kind: 'light' | 'heavy' | 'leader') => {
    const figures = { before: Number(card[kind]), after: Number(after[kind]) };
    // Those who return are on no card any more: then only losses are shown.
    const isShown = ended ? figures.after < figures.before : figures.before > 0;
    return isShown ? [cardLine(player, say(`session.stage.onCard.${kind}`), figures, why)] : [];
  };
  return [...line('light'), ...line('heavy'), ...line('leader')];
}

/** What a command does to the pieces of everybody: Perks, Dinos and what is built are on no counter of the review. */
function pieceLines(state: State, command: Command): readonly ReviewLine[] {
  const events = eventsOf(state, command);
  const after = events.reduce(evolve, state);
  const perkWhy = events.filter(({ type }) => type === 'perkGained').flatMap((event) => event.why ?? []);
  const pieceWhy = events
    .filter(({ type }) => type === 'cardGave')
    .map((event): ExplainStep => ({ rule: describe(event).fact }));
  return playersOf(state).flatMap((player) => {
    const before = seatOf(state, player);
    const now = seatOf(after, player);
    const counts = [
      ['perks', before.perks.length, now.perks.length],
      ['settlements', settlementsOf(state, player), settlementsOf(after, player)],
      ['outposts', outpostsOf(state, player), outpostsOf(after, player)],
      ['camps', campsOf(state, player), campsOf(after, player)],
      ['watchtowers', watchtowersOf(state, player), watchtowersOf(after, player)],
    ] as const;
    return [
      ...counts
        .filter(([, from, to]) => from !== to)
        .map(([what, from, to]) => ({
          player,
          label: what === 'perks' ? say('session.group.perks') : say(`session.built.${what}`),
          change: to - from,
          total: to,
          why: what === 'perks' ? perkWhy : pieceWhy,
        })),
      ...dinoLines({
        player,
        where: 'enclosure',
        before: before.enclosure,
        after: now.enclosure,
        why: [...pieceWhy, ...perkWhy],
      }),
    ];
  });
}

function tidying(state: State, command: StageCommand) {
  const { player, kept, then } = command;
  const certain = certainPart(state, command);
  const lost = cardLines(state, player, certain).some(({ change }) => change < 0);
  // A transition that the last piece does not survive ends it, too.
  const ends = then === 'end' || eventsOf(state, certain).some(({ type }) => type === 'adventureEnded');
  return [
    ...(kept.length > 0 ? (['tidyCards'] as const) : []),
    ...(lost || pendingRolls(state, command).length > 0 ? (['tidyLost'] as const) : []),
    ...(ends ? (['tidyEnd'] as const) : then ? (['tidyOn'] as const) : []),
  ];
}
