import type { AskedFigure, ByHand, Explanation, Phrase, ToldLine, WizardStep } from '@/engine';
import { contestZone, populationOf } from '../../../perseverance/contestZone';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { nameOf, namesOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { assemblyZone, presenceOwners } from '../records';
import { isFull, type State } from '../state';
import {
  MOST,
  trackedVotes,
  votesOf,
  writePresence,
  writeSettlements,
  writeVotes,
  zoneOf,
  type AssemblyDraft,
} from './assemblyDraft';
import { faultInPresence } from './assemblyFault';
import { ownerLine } from './ownerLine';

/**
 * Who is present where, the Votes of the round, and what follows for each tile. In Full tracking all of it is known
 * and only told, each number open to the table's own; otherwise it is counted here, and every row says at once what
 * it leads to.
 */
export function presenceStep(state: State, draft: AssemblyDraft): WizardStep<AssemblyDraft> {
  const missing = faultInPresence(state, draft);
  const step = {
    id: 'presence',
    title: say('session.assemblyWizard.presence'),
    ...(missing && { missing }),
  };
  return isFull(state)
    ? {
        ...step,
        kind: 'told',
        help: say('session.assemblyWizard.majorityHelp'),
        lines: numbersOf(state, draft).map((number) => toldNumber(state, draft, number)),
      }
    : {
        ...step,
        kind: 'figures',
        help: say('session.assemblyWizard.presenceHelp'),
        figures: numbersOf(state, draft).map(askedNumber),
      };
}

/** One number of the step, in whichever way it is shown. */
interface Counted {
  readonly id: string;
  readonly owner: string | null;
  readonly zone: Zone | null;
  readonly group: Phrase;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly tied: boolean;
  readonly tracked: number;
  readonly value: number;
  readonly max: number;
  write(to: number | null): AssemblyDraft;
}

function numbersOf(state: State, draft: AssemblyDraft): readonly Counted[] {
  return [
    ...ZONES.flatMap((zone) => [settlementsIn(state, draft, zone), ...presenceIn(state, draft, zone)]),
    ...presenceOwners(state).map((owner): Counted => ({
      id: `votes:${owner}`,
      owner,
      zone: null,
      group: say('session.assemblyWizard.votesBefore'),
      label: owner === DISSENTERS ? say('owner.dissenters') : say('asset.votes'),
      tied: false,
      tracked: trackedVotes(state, owner),
      value: votesOf(state, draft, owner),
      max: MOST.votes,
      write: (to) => writeVotes(draft, owner, to),
    })),
  ];
}

function settlementsIn(state: State, draft: AssemblyDraft, zone: Zone): Counted {
  const { settlements } = zoneOf(state, draft, zone);
  return {
    id: `${zone}:settlements`,
    owner: null,
    zone,
    group: say(`zone.${zone}`),
    label: say('session.assemblyWizard.settlements'),
    note: say('session.assemblyWizard.population', { population: populationOf(settlements) }),
    tied: false,
    tracked: assemblyZone(state, zone).settlements,
    value: settlements,
    max: MOST.settlementsInZone,
    write: (to) => writeSettlements(draft, zone, to),
  };
}

function presenceIn(state: State, draft: AssemblyDraft, zone: Zone): readonly Counted[] {
  const { presence } = zoneOf(state, draft, zone);
  const tracked = new Map(assemblyZone(state, zone).presence);
  return presence.map(([owner, pieces]) => ({
    id: `${zone}:${owner}`,
    owner,
    zone,
    group: say(`zone.${zone}`),
    label: owner === DISSENTERS ? say('owner.dissenters') : say('session.assemblyWizard.pieces'),
    ...standing(state, draft, zone, owner),
    tracked: tracked.get(owner) ?? 0,
    value: pieces,
    max: MOST.presence,
    write: (to) => writePresence(draft, zone, owner, to),
  }));
}

/** What a number of pieces leads to. */
function standing(
  state: State,
  draft: AssemblyDraft,
  zone: Zone,
  owner: string,
): { readonly note?: Phrase; readonly tied: boolean } {
  const { first, second, holder, runnerUp } = contestZone(zoneOf(state, draft, zone).presence);
  if (first.includes(owner)) {
    const how = holder !== null ? 'holder' : first.length === 2 ? 'twoTied' : 'manyTied';
    return { note: say(`session.assemblyWizard.${how}`), tied: holder === null };
  }
  if (!second.includes(owner)) return { tied: false };
  return {
    note: say(`session.assemblyWizard.${runnerUp === null ? 'secondTied' : 'second'}`),
    tied: runnerUp === null,
  };
}

function askedNumber(number: Counted): AskedFigure<AssemblyDraft> {
  const { id, owner, group, label, note, value, max, write } = number;
  return {
    id,
    ...(owner !== null && owner !== DISSENTERS && { player: owner }),
    group,
    label,
    ...(note && { note }),
    value,
    track: { min: 0, max },
    write,
  };
}

function toldNumber(state: State, draft: AssemblyDraft, number: Counted): ToldLine<AssemblyDraft> {
  const { id, owner, zone, group, label, note, tied, tracked, value, max, write } = number;
  const byHand: ByHand<AssemblyDraft> = { label, worked: tracked, value, track: { min: 0, max }, write };
  return {
    id,
    ...(owner === null ? { icon: 'settlement', label } : ownerLine(owner)),
    group,
    ...(note && { note }),
    figure: `${value}`,
    tied,
    ...(zone !== null && { why: whyZone(state, draft, zone) }),
    byHand,
  };
}

/** How it came about; what a tile will give is known only when its choice is turned up. */
export function whyZone(state: State, draft: AssemblyDraft, zone: Zone): Explanation {
  const { settlements, presence } = zoneOf(state, draft, zone);
  const contest = contestZone(presence);
  const population = populationOf(settlements);
  const books = openBooks(state.config.edition);
  if (contest.holder === null) rewardZone(books, { zone, population, contest, choice: null });
  return [
    { rule: say('session.assemblyWizard.whyPopulation', { population }), figure: `2 + ${settlements}` },
    ...presence.map(([owner, pieces]) => ({
      rule: say('session.assemblyWizard.whyPresence', { player: nameOf(owner), pieces }),
    })),
    ...(contest.holder === null
      ? books.ledger.steps
      : [{ rule: say('session.assemblyWizard.whyTile', { player: namesOf(contest.first) }) }]),
  ];
}
