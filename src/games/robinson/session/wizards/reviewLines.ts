import {
  reviewNumbers,
  withCorrections,
  type Overrides,
  type Phrase,
  type ReviewedNumber,
  type ReviewLine,
} from '@/engine';
import { cardName, counterName, nameOf, say } from '../../say';
import { CAMP, FRIDAY } from '../../terms';
import type { Change } from '../change';
import type { Command, Correction, RuledCommand } from '../command';
import { BODY_COUNTERS, COUNTERS, DIALS, trackOf, valueOf, type Place } from '../counters';
import { decide } from '../decide/decide';
import type { Event } from '../event';
import { evolve } from '../evolve';
import { isPlayer, type State } from '../state';
import { describe } from '../view/describe';
import { tokenName } from './tokenName';

export function reviewLines(state: State, command: Command, overrides: Overrides): readonly ReviewLine[] {
  const ruled = decide(state, command);
  const set = decide(state, withTotals(command, overrides));
  if (!ruled.ok) return [news('grave', ruled.error.message)];
  const numbers = reviewNumbers(
    {
      state,
      ruled,
      overridden: set,
      evolve,
      factOf: (event) => describe(event).fact,
    },
    placesOf(state).map((place) => numberAt(state, place)),
    overrides,
  );
  return [...newsOf(state, set.ok ? set.value : ruled.value), ...numbers];
}

/** What has no number: a death before everything else, then the end, tokens and cards that go. */
function newsOf(state: State, events: readonly Event[]): readonly ReviewLine[] {
  const fates = events.flatMap((event): readonly ReviewLine[] => {
    if (event.type === 'fridayDied') return [news('grave', say('session.review.friday'))];
    if (event.type !== 'gameFinished') return [];
    if (event.cause === 'death')
      return [news('grave', say('session.review.death', { player: nameOf(event.player ?? FRIDAY) }))];
    return [event.won ? news('plain', say('session.review.won')) : news('grave', say('session.review.time'))];
  });
  const after = events.reduce(evolve, state);
  const gone = state.tokens.filter((token) => !after.tokens.includes(token));
  const cards = [state.threat.left, state.threat.right].filter(
    (card) => card !== null && card !== after.threat.left && card !== after.threat.right,
  );
  const built = after.coming.filter((item) => !state.coming.includes(item));
  return [
    ...fates,
    ...gone.map((token) => news('plain', say('session.review.token', { token: tokenName(token) }))),
    ...cards.map((card) => news('plain', say('session.review.off', { card: cardName(card ?? '') }))),
    ...built.map((item) => news('plain', say('session.review.coming', { item: say(`item.name.${item}`) }))),
  ];
}

function news(kind: NonNullable<ReviewLine['news']>, label: Phrase): ReviewLine {
  return { label, change: 0, total: 0, why: [], news: kind };
}

/** The command with every total that was set on the review; corrections that it brings already come first. */
export function withTotals(command: Command, figures: Overrides): Command {
  const corrections = Object.entries(figures).flatMap(([line, to]): readonly Correction[] => {
    const counter = COUNTERS.find((name) => line.startsWith(`${name} `));
    return counter === undefined ? [] : [{ owner: line.slice(counter.length + 1), counter, to }];
  });
  return withCorrections<RuledCommand, Correction>(command, corrections);
}

function lineOf({ owner, counter }: Place): string {
  return `${counter} ${owner}`;
}

function placesOf(state: State): readonly Place[] {
  return [
    ...Object.keys(state.bodies).flatMap((owner) => BODY_COUNTERS.map((counter) => ({ owner, counter }))),
    ...DIALS.map((counter) => ({ owner: CAMP, counter })),
  ];
}

function numberAt(state: State, place: Place): ReviewedNumber<State, Change> {
  const { owner, counter } = place;
  const ownRow = isPlayer(state, owner);
  return {
    line: lineOf(place),
    owner,
    asset: counter,
    ...(ownRow && { player: owner }),
    label: ownRow ? say(`session.counter.${counter}`) : counterName(owner, counter),
    valueIn: (later) => valueOf(later, place) ?? 0,
    changeBy: (change) =>
      change.what === 'count' && change.owner === owner && change.counter === counter ? change.by : 0,
    track: () => trackOf(state, place),
  };
}
