import type { Phrase, Place } from '@/engine';
import { amount, cardName, counted, listed, say } from '../../say';
import type { State } from '../../session/state';
import { tokensAt } from '../../session/wizards/tokenName';
import { isGiving } from './askTile';
import { promisedTo } from './decide';
import { modeOf, pawnsAtMost } from './pawns';
import type { Planned } from './planned';
import type { WayRow } from './ways';

/** What it is called, and which tokens it meets: they are looked at before any pawn goes down (line 127). */
export function headOf(
  state: State,
  { id, start }: WayRow,
  one: Planned | null,
  number: number,
  earlier: readonly Planned[],
): Pick<Place, 'label' | 'warning'> {
  const first = !earlier.some(({ action }) => action === start.action);
  const tokens = tokensAt(state, start.action, start.build ?? null, first);
  const card = start.threat ? state.threat[start.threat] : null;
  const label = labelOf(id, card, one);
  return {
    label: number === 1 ? label : say('session.plan.again', { row: label, number }),
    ...(tokens.length > 0 && { warning: say('session.own', { text: listed(tokens) }) }),
  };
}

function labelOf(id: WayRow['id'], card: string | null, one: Planned | null): Phrase {
  if (id === 'threat-left' || id === 'threat-right')
    return say('session.plan.threat', { card: card === null ? '' : cardName(card) });
  if (one?.item) return say('session.plan.row.itemOf', { item: say(`item.name.${one.item}`) });
  if (one?.scenarioItem !== undefined) return say('session.plan.row.itemOf', { item: one.scenarioItem });
  return say(`session.plan.row.${id}`);
}

/** What it costs or where it is. */
export function noteOf(
  state: State,
  allowed: readonly Planned[],
  way: WayRow,
  one: Planned | null,
): Phrase | null {
  const { action, build, cube } = way.start;
  if (action === 'hunt') return say('session.plan.deck', { cards: amount('cards', state.camp.huntingDeck) });
  if (action === 'gather' && cube) {
    if (one?.space) return say('session.plan.tile', { tile: one.space });
    return one === null && !isGiving(state, cube) ? say('session.plan.noTile') : null;
  }
  if (one) {
    const { wood, fur, food } = promisedTo(state, allowed, one);
    return wood + fur + food > 0
      ? say('session.own', { text: counted(['wood', wood], ['fur', fur], ['food', food]) })
      : null;
  }
  if (build === 'weapons') return amount('wood', 1);
  if (build === undefined || build === null || build === 'item') return null;
  const { wood, fur } = state.config.cost;
  return say('session.plan.price', { wood: amount('wood', wood), fur: amount('fur', fur) });
}

export function comesTo(action: Planned['action'], pawns: number, required: number): Pick<Place, 'comesTo'> {
  if (pawnsAtMost(action, required) === required) return {};
  const mode = modeOf(action, pawns, required);
  return {
    comesTo: { label: say(`session.plan.${mode}`), icon: mode === 'dice' ? 'die' : 'check' },
  };
}
