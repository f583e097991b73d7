import type { Ask, Phrase, ResultTable } from '@/engine';
import { playersOf } from '../../../perseverance/session/table';
import { gainLine } from '../../../perseverance/moments/finalScoring/gains';
import { figureWith, isCounted, leftFigure } from '../../../perseverance/moments/finalScoring/left';
import { tellWinners } from '../../../perseverance/moments/finalScoring/winners';
import { withFollowersSet, leaves } from '../../../perseverance/session/wizards/followersOverride';
import { amount, nameOf, say } from '../../say';
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
  title: () => say('session.table.finalScoring'),
  script(ask, state) {
    // In Full the rules look for themselves.
    const holdings = isFull(state) ? undefined : countedBy(ask, state);
    const outcome = finalOutcome(state, holdings);
    const explanation = outcome.ok ? outcome.value.explanation : [];
    const gains = playersOf(state).flatMap((id) => gainsOf(state, id, holdings?.[id], explanation));
    for (const page of PAGES) {
      const step = {
        page,
        gains: gains.filter((gain) => gain.page === page),
        fault: outcome.ok ? null : outcome.error.message,
      };
      if (isFull(state)) tellPage(ask, state, step);
      else askPage(ask, state, step);
    }
    const command = withFollowersSet(
      ask,
      ahead,
      state,
      { type: 'resolveFinal', ...(holdings && { holdings }) } as const,
      gains,
    );
    if (!outcome.ok) return command;
    const after = leaves(ahead, state, command) ?? state;
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
        return isCounted(ask, pageOf(held), left)
          ? [[held, ask.counted(pageOf(held), leftFigure(left))] as const]
          : [];
      });
      return [id, Object.fromEntries(counted) as Counted] as const;
    }),
  );
}

/** What is left on one page, and what it gives. */
interface Step {
  readonly page: Page;
  readonly gains: readonly SourceGain[];
  readonly fault: Phrase | null;
}

function wordsOf(page: Page) {
  return {
    id: page,
    title: say(`session.finalWizard.step.${page}`),
    help: say(`session.finalWizard.help.${page}`),
  };
}

/** In Essentials: counted here, and every row says what it is worth. */
function askPage(ask: Ask, state: State, { page, gains, fault }: Step): void {
  const asked = HELD.filter((held) => pageOf(held) === page);
  ask.count({
    ...wordsOf(page),
    figures: playersOf(state).flatMap((id) =>
      asked.map((held) => {
        const gain = gains.find(({ player, source }) => player === id && source === held);
        const worth = gain?.computed ?? 0;
        return figureWith(ask, page, leftOf(state, id, held), worth > 0 ? amount('followers', worth) : null);
      }),
    ),
    missing: () => fault,
  });
}

/** In Full: what was counted and what it gives. */
function tellPage(ask: Ask, state: State, { page, gains, fault }: Step): void {
  const captured = page === 'captured';
  ask.table({
    ...wordsOf(page),
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
