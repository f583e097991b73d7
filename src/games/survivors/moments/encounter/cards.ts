import { ok, type Count } from '@/engine';
import { nameOf, say } from '../../say';
import { perSkill, sumOfSkills } from '../../tally';
import { SKILLS, type Skill } from '../../terms';
import type { CardCounts } from '../../session/command';
import { cardChanges, type Decision } from '../../session/decide/decision';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { factionState, playersOf, type State } from '../../session/state';

/** A Reward brings no more than this of one deck. */
const MOST_DRAWN = 9;

/** Ability Cards by player and deck: those played, or those a Reward lets draw. */
type What = 'played' | 'drawn';

export function cardFigures(state: State, what: What): readonly Count[] {
  const most = (player: string, deck: Skill) =>
    what === 'drawn' ? MOST_DRAWN : (factionState(state, player)?.cards[deck] ?? 0);
  // Deck by deck, so that each has one heading however many play.
  return SKILLS.flatMap((deck) =>
    playersOf(state)
      .filter((player) => most(player, deck) > 0)
      .map((player) => ({
        id: figureOf(what, player, deck),
        player,
        group: say(`session.encounter.${what}`, { deck: say(`skill.${deck}`) }),
        label: say('session.event.cards', { deck: say(`skill.${deck}`) }),
        value: 0,
        track: { min: 0, max: most(player, deck) },
      })),
  );
}

/** Of everybody who played or drew one. */
export function cardsIn(state: State, what: What, counts: Readonly<Record<string, number>>): CardCounts {
  return Object.fromEntries(
    playersOf(state)
      .map((player) => [player, perSkill((deck) => counts[figureOf(what, player, deck)] ?? 0)] as const)
      .filter(([, cards]) => sumOfSkills(cards) > 0),
  );
}

function figureOf(what: What, player: string, deck: Skill): string {
  return `${what}-${player}-${deck}`;
}

/** A used card leaves the game. */
export function playCards(state: State, played: CardCounts): Decision {
  for (const [player, cards] of Object.entries(played)) {
    const held = factionState(state, player)?.cards;
    if (!held) return refuse('unknownPlayer');
    const short = SKILLS.find((deck) => !mayPlay(cards[deck], held[deck]));
    if (short)
      return refuse('cardsShort', { player: nameOf(player), deck: deckName(short), held: held[short] });
  }
  return ok(
    Object.entries(played)
      .filter(([, cards]) => sumOfSkills(cards) > 0)
      .map(([player, cards]) =>
        happened('cardsPlayed', { player, count: sumOfSkills(cards) }, cardChanges({ [player]: cards }, -1)),
      ),
  );
}

function mayPlay(wanted: number, held: number): boolean {
  return Number.isInteger(wanted) && wanted >= 0 && wanted <= held;
}

function deckName(deck: Skill) {
  return say(`skill.${deck}`);
}
