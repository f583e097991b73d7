import type { Ask, Phrase, ResultLine } from '@/engine';
import { gainLine } from '../../../perseverance/moments/finalScoring/gains';
import { askLeft, type LeftGroup } from '../../../perseverance/moments/finalScoring/left';
import { tellWinners } from '../../../perseverance/moments/finalScoring/winners';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { withFollowersSet } from '../../../perseverance/session/wizards/followersOverride';
import { nameOf, say } from '../../say';
import { finalOutcome } from './decide';
import { isFull, playersOf, type State } from '../../session/state';
import { ahead, wizard } from '../../session/wizards/wizard';
import { gainsOf, isMajority, majorityTable, type Final, type SourceGain } from './gains';
import {
  countedNames,
  everythingLeft,
  leftOverride,
  playersWith,
  SOURCE_NAMES,
  type Source,
  type ThingLeft,
} from './left';

/** The end of the game: one source of Followers after the other, then who wins. One entry. */
export const finalScoring = wizard({
  id: 'finalScoring',
  reviewOnLast: true,
  title: () => say('session.table.finalScoring'),
  script(ask, state) {
    const left = everythingLeft(ask, state);
    const players = playersWith(state, left);
    const outcome = finalOutcome(state, players);
    const final = outcome.ok ? outcome.value : null;
    const gains = final ? gainsOf(state, final) : [];
    // The Threat tokens are on the table only with that module.
    const sources = SOURCE_NAMES.filter((source) => source !== 'threat' || state.config.deterministic.threat);
    const pages = sources.map((source): Page => ({
      source,
      left: left.filter(on(source)),
      gains: gains.filter(on(source)),
      final,
    }));
    const fault = outcome.ok ? null : outcome.error.message;
    // The last of the pages that count Soldiers: here too many of them can be put right.
    if (isFull(state))
      for (const page of pages) tellSource(ask, state, page, page.source === 'army' ? fault : null);
    else
      askLeft(ask, playersOf(state), pages.map(groupOf), {
        title: say('session.finalWizard.step.count'),
        help: say('session.finalWizard.help.count'),
        fault,
      });
    const counted = isFull(state) ? {} : { counted: countedNames(left) };
    const command = withFollowersSet(
      ask,
      ahead,
      state,
      { type: 'resolveFinal', players, ...counted } as const,
      gains,
    );
    // Beyond what is wrong there is nothing to tell yet.
    if (!final) return command;
    const { figures, explanation } = final;
    const after = afterwards(ahead, state, command);
    const soldiers = new Map(figures.ranking.map((place) => [place.id, place.soldiers]));
    tellWinners(ask, state, {
      followers: (id) => (after ? after.players[id]?.followers : figures.final[id]) ?? 0,
      tiebreak: (id) => soldiers.get(id) ?? 0,
      words: {
        help: say('session.finalWizard.rankingHelp'),
        tiebreak: say('session.finalWizard.allSoldiers'),
        byTiebreak: say('session.finalWizard.bySoldiers'),
      },
      explanation,
      gains,
    });
    return command;
  },
});

/** What is left on one page, and what it gives. */
interface Page {
  readonly source: Source;
  readonly left: readonly ThingLeft[];
  readonly gains: readonly SourceGain[];
  readonly final: Final | null;
}

function on(source: Source): (one: { readonly page: Source }) => boolean {
  return ({ page }) => page === source;
}

/** What a source gives those of whom anything is known: the rest comes to nothing yet. */
function groupOf({ source, left, gains, final }: Page): LeftGroup {
  const known = (player: string) => left.some((one) => one.player === player && one.known);
  const gives: Record<string, number> = {};
  for (const { player, computed } of final ? gains : [])
    if (known(player)) gives[player] = (gives[player] ?? 0) + computed;
  return { id: source, title: say(`session.finalWizard.step.${source}`), left, gives };
}

/** In Full it is known, and each number is open to the table's own. */
function tellSource(
  ask: Ask,
  state: State,
  { source, left, gains, final }: Page,
  fault: Phrase | null,
): void {
  ask.table({
    id: source,
    title: say(`session.finalWizard.step.${source}`),
    help: say(`session.finalWizard.help.${source}`),
    known: true,
    tables: isMajority(source) && final ? [majorityTable(state, source, left, final)] : [],
    lines: playersOf(state).flatMap((id) => [
      ...gains.filter(({ player }) => player === id).map((gain) => gainLine(ask, gain)),
      ...left.filter(({ player }) => player === id).map((one) => leftLine(ask, one)),
    ]),
    missing: fault,
  });
}

function leftLine(ask: Ask, left: ThingLeft): ResultLine {
  const { player, thing, label, count } = left;
  return {
    id: `${player}:${thing}`,
    group: say('session.event.owner', { player: nameOf(player) }),
    under: true,
    label,
    figure: `${count}`,
    override: leftOverride(ask, left),
  };
}
