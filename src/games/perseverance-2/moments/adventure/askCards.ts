import type { Ask } from '@/engine';
import { askRoll, askThreatValue, tokenNote } from '../../../perseverance/moments/threat/threatSteps';
import { perkEffect } from '../../perks';
import { partySize, type Party } from '../combat/party';
import { say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { KeptChallenge } from '../../session/moves';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { askShown, askThings } from './askThings';
import {
  nameOfCard,
  NOTHING_SAID,
  stageCommand,
  standingAfter,
  type Stage,
  type StageSaid,
} from './stageCommand';

/** Drawn, kept, what each gives, what it threatens, whom the Leader helps, and the rolls. Null while something is open. */
export function askCards(
  ask: Ask,
  state: State,
  stage: Stage,
  { shown, party, said }: { readonly shown: number; readonly party: Party; readonly said: StageSaid },
): readonly KeptChallenge[] | null {
  const { ignoreThreats } = said;
  const most = Math.min(shown, partySize(party));
  if (most === 0) return [];
  tellDrawn(ask, party, most);
  const cards: KeptChallenge[] = [];
  for (let number = 1; number <= most; number += 1) {
    const card = askCard(ask, state, stage, { number, party, before: cards, said });
    if (!card) return null;
    cards.push(card);
  }
  const helped = ignoreThreats ? cards : askLeader(ask, state, stage, cards);
  return helped && askRolls(ask, state, stage, helped, ignoreThreats);
}

/** Light cards for Light Soldiers; Heavy ones for Heavy Soldiers and for the Leader. */
function deckOf({ light, heavy, leader }: Party): Readonly<Record<Soldier, number>> {
  return { light, heavy: heavy + (leader ? 1 : 0) };
}

function tellDrawn(ask: Ask, party: Party, most: number): void {
  const deck = deckOf(party);
  ask.tell({
    id: 'drawn',
    title: say('session.stage.drawn'),
    help: say('session.stage.drawnHelp'),
    lines: [
      ...SOLDIERS.filter((kind) => deck[kind] > 0).map((kind) => ({
        id: kind,
        icon: kind,
        label: say(`session.stage.deck.${kind}`),
        figure: String(deck[kind]),
      })),
      { id: 'keep', icon: 'check', label: say('session.stage.keep'), figure: String(most) },
    ],
  });
}

interface Asking {
  readonly number: number;
  readonly party: Party;
  readonly before: readonly KeptChallenge[];
  readonly said: StageSaid;
}

/** Whether it can be taken does not depend on the Threats of other cards. */
function bare(card: KeptChallenge): KeptChallenge {
  return { ...card, check: null };
}

function askCard(
  ask: Ask,
  state: State,
  stage: Stage,
  { number, party, before, said }: Asking,
): KeptChallenge | null {
  const deck = deckOf(party);
  const left = (kind: Soldier) => deck[kind] - before.filter((card) => card.kind === kind).length;
  const open = SOLDIERS.filter((kind) => left(kind) > 0);
  const [only] = open;
  const kind =
    open.length === 1 && only
      ? only
      : ask.choose({
          id: `kind:${number}`,
          title: say('session.stage.kind', { number }),
          help: say('session.stage.kindHelp'),
          layout: 'tiles',
          options: open.map((id) => ({ id, icon: id, label: say(`threat.check.${id}`) })),
        });
  if (!kind) return null;
  const id = `card${number}`;
  const { gains, counts } = askShown(ask, state, {
    id: `card:${number}`,
    title: say('session.stage.card', { number }),
    help: say('session.stage.cardHelp'),
  });
  const things = askThings(ask, state, {
    id,
    player: stage.player,
    counts,
    command: (some) =>
      stageCommand(stage, {
        ...said,
        kept: [...before.map(bare), { kind, gains, things: some, check: null }],
      }),
  });
  if (!things) return null;
  const card = { kind, gains, ...(things.length > 0 && { things }) };
  if (said.ignoreThreats) return { ...card, check: null };
  const standing = standingAfter(state, stage, { ...NOTHING_SAID, kept: before });
  const value = askThreatValue(
    ask,
    { key: `card${number}`, what: nameOfCard(kind, number) },
    true,
    state.config.threat === 'deterministic'
      ? tokenNote(kind, standing.party, standing.tokens, bonusOf(state, stage.player))
      : undefined,
  );
  if (value === null) return null;
  if (value === 'none') return { ...card, check: null };
  return { ...card, check: { threat: Number(value), roll: null, useLeader: false } };
}

/** Said before the first roll: the Leader ignores one Heavy card, or waits for the second stage. */
function askLeader(
  ask: Ask,
  state: State,
  { player }: Stage,
  cards: readonly KeptChallenge[],
): readonly KeptChallenge[] | null {
  const { adventure } = seatOf(state, player);
  const heavy = cards.flatMap((card, i) => (card.kind === 'heavy' && card.check ? [i] : []));
  if (!adventure?.party.leader || adventure.leaderIgnoreUsed || heavy.length === 0) return cards;
  const chosen = ask.choose({
    id: 'leader',
    title: say('session.stage.leader'),
    help: say('session.stage.leaderHelp'),
    layout: 'tiles',
    options: [
      ...heavy.map((i) => ({
        id: String(i),
        icon: 'leader' as const,
        label: nameOfCard('heavy', i + 1),
        note: say('session.threat.pendingLine', {
          what: say('threat.check.heavy'),
          threat: cards[i]?.check?.threat ?? 0,
        }),
      })),
      { id: 'none', label: say('session.stage.leaderNone') },
    ],
  });
  if (chosen === null) return null;
  return cards.map((card, i) =>
    card.check && String(i) === chosen ? { ...card, check: { ...card.check, useLeader: true } } : card,
  );
}

/** One after the other: who is lost cannot be lost again. */
function askRolls(
  ask: Ask,
  state: State,
  stage: Stage,
  cards: readonly KeptChallenge[],
  ignoreThreats: boolean,
): readonly KeptChallenge[] | null {
  if (state.config.threat === 'deterministic' || ignoreThreats) return cards;
  const rolled: KeptChallenge[] = [];
  for (const [i, card] of cards.entries()) {
    const { kind, check } = card;
    const { party } = standingAfter(state, stage, { ...NOTHING_SAID, kept: rolled });
    const there = party[kind] > 0 || (kind === 'heavy' && party.leader);
    if (!check || check.useLeader || !there) {
      rolled.push(there ? card : { ...card, check: null });
      continue;
    }
    const asked = { key: `card${i + 1}`, what: nameOfCard(kind, i + 1) };
    const roll = askRoll(ask, asked, check.threat, bonusOf(state, stage.player));
    if (roll === null) return null;
    rolled.push({ ...card, check: { ...check, roll: roll === 'app' ? null : Number(roll) } });
  }
  return rolled;
}

/** Survivalist. */
export function bonusOf(state: State, player: string): number {
  return perkEffect(seatOf(state, player).perks, 'threat');
}
