import type { Ask, Phrase, ResultLine } from '@/engine';
import { gainLine } from '../../../perseverance/moments/finalScoring/gains';
import { figureWith } from '../../../perseverance/moments/finalScoring/left';
import { tellWinners } from '../../../perseverance/moments/finalScoring/winners';
import { withFollowersSet, leaves } from '../../../perseverance/session/wizards/followersOverride';
import { nameOf, say } from '../../say';
import { finalOutcome } from './decide';
import { isFull, playersOf, type State } from '../../session/state';
import { ahead, wizard } from '../../session/wizards/wizard';
import { gainsOf, givesNote, isMajority, majorityTable, type Final, type SourceGain } from './gains';
import {
  countedNames,
  everythingLeft,
  leftOverride,
  playersWith,
  SOURCE_NAMES,
  SOURCES,
  type Source,
  type ThingLeft,
} from './left';

/** The end of the game: one source of Followers after the other, then who wins. One entry. */
export const finalScoring = wizard({
  id: 'finalScoring',
  title: () => say('session.table.finalScoring'),
  script(ask, state) {
    const left = everythingLeft(ask, state);
    const players = playersWith(state, left);
    const outcome = finalOutcome(state, players);
    const final = outcome.ok ? outcome.value : null;
    const gains = final ? gainsOf(state, final) : [];
    // The Threat tokens are on the table only with that module.
    const sources = SOURCE_NAMES.filter((source) => source !== 'threat' || state.config.deterministic.threat);
    for (const source of sources) {
      // The last of the pages that count Soldiers: here too many of them can be put right.
      const fault = source === 'army' && !outcome.ok ? outcome.error.message : null;
      const page = { source, left: left.filter(on(source)), gains: gains.filter(on(source)), final, fault };
      if (isFull(state)) tellSource(ask, state, page);
      else askSource(ask, page);
    }
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
    const after = leaves(ahead, state, command);
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
  readonly fault: Phrase | null;
}

function on(source: Source): (one: { readonly page: Source }) => boolean {
  return ({ page }) => page === source;
}

function wordsOf(source: Source) {
  return {
    id: source,
    title: say(`session.finalWizard.step.${source}`),
    help: say(`session.finalWizard.help.${source}`),
  };
}

/** In Essentials it is counted, and the first row of every player says at once what theirs come to. */
function askSource(ask: Ask, { source, left, gains, final, fault }: Page): void {
  const [first] = SOURCES[source].left;
  ask.count({
    ...wordsOf(source),
    figures: left.map((one) => {
      const own = ({ player }: { readonly player: string }) => player === one.player;
      // Rows of which nobody knows anything come to nothing yet.
      const tells = final && one.thing === first && left.filter(own).some(({ known }) => known);
      return figureWith(
        ask,
        source,
        one,
        tells ? givesNote(source, one.player, final, gains.filter(own)) : null,
      );
    }),
    missing: () => fault,
  });
}

/** In Full it is known, and each number is open to the table's own. */
function tellSource(ask: Ask, state: State, { source, left, gains, final, fault }: Page): void {
  ask.table({
    ...wordsOf(source),
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
