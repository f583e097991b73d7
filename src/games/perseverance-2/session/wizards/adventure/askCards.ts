import type { Phrase, WizardStep } from '@/engine';
import { askRoll, askThreatValue, tokenNote } from '../../../../perseverance/session/wizards/threatSteps';
import type { openTrail } from '../../../../perseverance/session/wizards/trail';
import { perkEffect } from '../../../perks';
import { partySize, type Party } from '../../../rules/party';
import { say } from '../../../say';
import { SOLDIERS, type Soldier } from '../../../terms';
import type { KeptChallenge } from '../../moves';
import { seatOf } from '../../records';
import type { State } from '../../state';
import { gainFigures } from '../gainFigures';
import { askThings, thingCounts, thingFigures } from '../quick/askThings';
import { NOTHING_SAID, stageCommand, standingAfter, type StageSaid } from './stageCommand';
import type { StageDraft } from './stageDraft';

type StageTrail = ReturnType<typeof openTrail<StageDraft>>;

/** Drawn, kept, what each gives, what it threatens, whom the Leader helps, and the rolls. Null while something is open. */
export function askCards(
  trail: StageTrail,
  state: State,
  draft: StageDraft,
  party: Party,
  stage: StageSaid,
): readonly KeptChallenge[] | null {
  const { ignoreThreats } = stage;
  const most = Math.min(draft.shown, partySize(party));
  if (most === 0) return [];
  trail.steps.push(drawnStep(party, most));
  const cards: KeptChallenge[] = [];
  for (let number = 1; number <= most; number += 1) {
    const card = askCard(trail, state, draft, { number, party, before: cards, ignoreThreats, stage });
    if (!card) return null;
    cards.push(card);
  }
  const helped = ignoreThreats ? cards : askLeader(trail, state, draft, cards);
  return helped && askRolls(trail, state, draft, helped, ignoreThreats);
}

/** Light cards for Light Soldiers; Heavy ones for Heavy Soldiers and for the Leader. */
function deckOf({ light, heavy, leader }: Party): Readonly<Record<Soldier, number>> {
  return { light, heavy: heavy + (leader ? 1 : 0) };
}

function drawnStep(party: Party, most: number): WizardStep<StageDraft> {
  const deck = deckOf(party);
  return {
    kind: 'told',
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
  };
}

interface Asking {
  readonly number: number;
  readonly party: Party;
  readonly before: readonly KeptChallenge[];
  readonly ignoreThreats: boolean;
  readonly stage: StageSaid;
}

/** Whether it can be taken does not hang on the Threats of other cards. */
function bare(card: KeptChallenge): KeptChallenge {
  return { ...card, check: null };
}

function askCard(
  trail: StageTrail,
  state: State,
  draft: StageDraft,
  { number, party, before, ignoreThreats, stage }: Asking,
): KeptChallenge | null {
  const deck = deckOf(party);
  const left = (kind: Soldier) => deck[kind] - before.filter((card) => card.kind === kind).length;
  const open = SOLDIERS.filter((kind) => left(kind) > 0);
  const [only] = open;
  const kind =
    open.length === 1 && only
      ? only
      : trail.ask({
          id: `kind:${number}`,
          title: say('session.stage.kind', { number }),
          help: say('session.stage.kindHelp'),
          options: open.map((id) => ({ id, icon: id, label: say(`threat.check.${id}`) })),
        });
  if (!kind) return null;
  const id = `card${number}`;
  const gains = draft.cards[number - 1] ?? {};
  trail.steps.push({
    kind: 'figures',
    id: `card:${number}`,
    title: say('session.stage.card', { number }),
    help: say('session.stage.cardHelp'),
    figures: [
      ...gainFigures(state, gains, (to) => ({
        ...draft,
        cards: Array.from({ length: Math.max(number, draft.cards.length) }, (_, i) =>
          i === number - 1 ? to : (draft.cards[i] ?? {}),
        ),
      })),
      ...thingFigures(draft, id),
    ],
  });
  const things = askThings(trail, state, {
    id,
    player: draft.player,
    counts: thingCounts(draft, id),
    command: (some) =>
      stageCommand(draft, {
        ...stage,
        kept: [...before.map(bare), { kind, gains, things: some, check: null }],
      }),
  });
  if (!things) return null;
  const card = { kind, gains, ...(things.length > 0 && { things }) };
  if (ignoreThreats) return { ...card, check: null };
  const standing = standingAfter(state, draft, { ...NOTHING_SAID, kept: before });
  const value = askThreatValue(
    trail,
    { key: `card${number}`, what: nameOfCard(kind, number) },
    true,
    state.config.threat === 'deterministic'
      ? tokenNote(kind, standing.party, standing.tokens, bonusOf(state, draft))
      : undefined,
  );
  if (value === null) return null;
  if (value === 'none') return { ...card, check: null };
  return { ...card, check: { threat: Number(value), roll: null, useLeader: false } };
}

/** Said before the first roll: the Leader ignores one Heavy card, or waits for the second stage. */
function askLeader(
  trail: StageTrail,
  state: State,
  { player }: StageDraft,
  cards: readonly KeptChallenge[],
): readonly KeptChallenge[] | null {
  const { adventure } = seatOf(state, player);
  const heavy = cards.flatMap((card, i) => (card.kind === 'heavy' && card.check ? [i] : []));
  if (!adventure?.party.leader || adventure.leaderIgnoreUsed || heavy.length === 0) return cards;
  const chosen = trail.ask({
    id: 'leader',
    title: say('session.stage.leader'),
    help: say('session.stage.leaderHelp'),
    options: [
      ...heavy.map((i) => ({
        id: String(i),
        icon: 'leader',
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
  trail: StageTrail,
  state: State,
  draft: StageDraft,
  cards: readonly KeptChallenge[],
  ignoreThreats: boolean,
): readonly KeptChallenge[] | null {
  if (state.config.threat === 'deterministic' || ignoreThreats) return cards;
  const rolled: KeptChallenge[] = [];
  for (const [i, card] of cards.entries()) {
    const { kind, check } = card;
    const { party } = standingAfter(state, draft, { ...NOTHING_SAID, kept: rolled });
    const there = party[kind] > 0 || (kind === 'heavy' && party.leader);
    if (!check || check.useLeader || !there) {
      rolled.push(there ? card : { ...card, check: null });
      continue;
    }
    const asked = { key: `card${i + 1}`, what: nameOfCard(kind, i + 1) };
    const roll = askRoll(trail, asked, check.threat, bonusOf(state, draft));
    if (roll === null) return null;
    rolled.push({ ...card, check: { ...check, roll: roll === 'app' ? null : Number(roll) } });
  }
  return rolled;
}

export function nameOfCard(kind: Soldier, number: number): Phrase {
  return say('session.stage.challenge', { kind: say(`threat.check.${kind}`), number });
}

/** Survivalist. */
export function bonusOf(state: State, { player }: Pick<StageDraft, 'player'>): number {
  return perkEffect(seatOf(state, player).perks, 'threat');
}
