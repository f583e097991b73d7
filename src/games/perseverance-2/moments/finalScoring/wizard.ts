import type { Ask, Phrase, ResultTable } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { gainLine } from '../../../perseverance/moments/finalScoring/gains';
import { askLeft, countOf, isCounted, type LeftGroup } from '../../../perseverance/moments/finalScoring/left';
import { tellWinners } from '../../../perseverance/moments/finalScoring/winners';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { withFollowersSet } from '../../../perseverance/session/wizards/followersOverride';
import { nameOf, say } from '../../say';
import { DINOS } from '../../terms';
import { finalOutcome } from './decide';
import type { Counted } from '../../session/known';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { ahead } from '../../session/wizards/reviewLines';
import { wizard } from '../../session/wizards/wizard';
import { gainsOf, type SourceGain } from './gains';
import { HELD, leftOf, pageOf, PAGES, type Page } from './held';

/** The end of the game: captured Dinos, what is left, then who wins. One entry. */
export const finalScoring = wizard({
  id: 'finalScoring',
  reviewOnLast: true,
  title: () => say('session.table.finalScoring'),
  script(ask, state) {
    // In Full the rules look for themselves.
    const holdings = isFull(state) ? undefined : countedBy(ask, state);
    const outcome = finalOutcome(state, holdings);
    const explanation = outcome.ok ? outcome.value.explanation : [];
    const gains = playersOf(state).flatMap((id) => gainsOf(state, id, holdings?.[id], explanation));
    const fault = outcome.ok ? null : outcome.error.message;
    const on = (page: Page) => gains.filter((gain) => gain.page === page);
    if (isFull(state)) for (const page of PAGES) tellPage(ask, state, page, on(page), fault);
    else
      askLeft(
        ask,
        playersOf(state),
        PAGES.map((page) => groupOf(ask, state, page, on(page))),
        {
          title: say('session.finalWizard.step.count'),
          help: say('session.finalWizard.help.count'),
          fault,
        },
      );
    const command = withFollowersSet(
      ask,
      ahead,
      state,
      { type: 'resolveFinal', ...(holdings && { holdings }) } as const,
      gains,
    );
    if (!outcome.ok) return command;
    const after = afterwards(ahead, state, command) ?? state;
    tellWinners(ask, state, {
      followers: (id) => seatOf(after, id).followers,
      tiebreak: (id) => seatOf(state, id).perks.length,
      words: {
        help: say('session.finalWizard.rankingHelp'),
        tiebreak: say('session.group.perks'),
        byTiebreak: say('session.finalWizard.byPerks'),
      },
      explanation,
      gains,
    });
    return command;
  },
});

/** What was counted now or before; a page the table only passed counts nothing. */
function countedBy(ask: Ask, state: State): Readonly<Record<string, Counted>> {
  return Object.fromEntries(
    playersOf(state).map((id) => {
      const counted = HELD.flatMap((held) => {
        const left = leftOf(state, id, held);
        return isCounted(ask, left) ? [[held, countOf(ask, left)] as const] : [];
      });
      return [id, Object.fromEntries(counted) as Counted] as const;
    }),
  );
}

/** What is counted under one heading, and what it gives those of whom anything is known. */
function groupOf(ask: Ask, state: State, page: Page, gains: readonly SourceGain[]): LeftGroup {
  const left = HELD.filter((held) => pageOf(held) === page).flatMap((held) =>
    playersOf(state).map((id) => leftOf(state, id, held)),
  );
  const known = (player: string) => left.some((one) => one.player === player && isCounted(ask, one));
  const gives: Record<string, number> = {};
  for (const { player, computed } of gains)
    if (known(player)) gives[player] = (gives[player] ?? 0) + computed;
  return { id: page, title: say(`session.finalWizard.step.${page}`), left, gives };
}

/** In Full: what was counted and what it gives. */
function tellPage(
  ask: Ask,
  state: State,
  page: Page,
  gains: readonly SourceGain[],
  fault: Phrase | null,
): void {
  const captured = page === 'captured';
  ask.table({
    id: page,
    title: say(`session.finalWizard.step.${page}`),
    help: say(`session.finalWizard.help.${page}`),
    known: true,
    tables: captured ? [capturedTable(state)] : [],
    lines: gains.filter(({ count }) => !captured || count > 0).map((gain) => gainLine(ask, gain)),
    missing: fault,
  });
}

/** Who has what in the Enclosure. */
function capturedTable(state: State): ResultTable {
  return {
    columns: DINOS.map((dino) => say(`session.finalWizard.short.${dino}`)),
    rows: playersOf(state).map((id) => ({
      id,
      player: id,
      label: say('session.event.owner', { player: nameOf(id) }),
      cells: DINOS.map((dino) => `${seatOf(state, id).enclosure[dino]}`),
    })),
  };
}
