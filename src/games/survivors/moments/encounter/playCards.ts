import { ok } from '@/engine';
import { nameOf, say } from '../../say';
import { sumOfSkills } from '../../tally';
import { SKILLS, type Skill } from '../../terms';
import type { CardCounts } from '../../session/command';
import { happened } from '../../session/event';
import { refuse } from '../../session/refuse';
import { factionState, type State } from '../../session/state';
import { cardChanges, type Decision } from '../../session/decide/decision';

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
