import type { AskedFigure, Explanation, Phrase, ToldLine, WizardStep } from '@/engine';
import { contestZone, populationOf } from '../../../perseverance/contestZone';
import { DISSENTERS } from '../../../perseverance/dissenters';
import { openBooks } from '../../rules/books';
import { rewardZone } from '../../rules/rewardZone';
import { nameOf, namesOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { poolOutcome } from '../decide/assembly';
import { no } from '../refuse';
import { presenceOwners } from '../records';
import { isFull, type State } from '../state';
import { MOST, trackedVotes, trackedZone, votesOf, zoneOf, type AssemblyDraft } from './assemblyDraft';
import { ownerLine } from './ownerLine';

type Asked = AskedFigure<AssemblyDraft>;

/** Who is present where, and the Votes of the round: prefilled as far as they are followed. */
export function presenceStep(state: State, draft: AssemblyDraft): WizardStep<AssemblyDraft> {
  const missing = faultIn(state, draft);
  return {
    kind: 'figures',
    id: 'presence',
    title: say('session.assemblyWizard.presence'),
    help: say('session.assemblyWizard.presenceHelp'),
    figures: [...ZONES.flatMap((zone) => zoneFigures(state, draft, zone)), ...voteFigures(state, draft)],
    ...(missing && { missing }),
  };
}

/** Population, first, second, ties and the tile of every Zone. */
export function majorityStep(state: State, draft: AssemblyDraft): WizardStep<AssemblyDraft> {
  return {
    kind: 'told',
    id: 'majority',
    title: say('session.assemblyWizard.majority'),
    help: say('session.assemblyWizard.majorityHelp'),
    lines: ZONES.flatMap((zone) => zoneLines(state, draft, zone)),
  };
}

function zoneFigures(state: State, draft: AssemblyDraft, zone: Zone): readonly Asked[] {
  const now = zoneOf(state, draft, zone);
  const tracked = trackedZone(state, zone);
  const own = draft.zones[zone];
  const group = say(`zone.${zone}`);
  const write = (to: Partial<typeof own>): AssemblyDraft => ({
    ...draft,
    zones: { ...draft.zones, [zone]: { ...own, ...to } },
  });
  return [
    {
      id: `${zone}:settlements`,
      group,
      label: say('session.assemblyWizard.settlements'),
      ...corrected(state, now.settlements, tracked.settlements),
      value: now.settlements,
      track: { min: 0, max: MOST.settlementsInZone },
      write: (settlements) => write({ settlements }),
    },
    ...now.presence.map(([owner, pieces], i): Asked => ({
      id: `${zone}:${owner}`,
      ...whose(owner),
      group,
      label: owner === DISSENTERS ? say('owner.dissenters') : say('session.assemblyWizard.pieces'),
      ...corrected(state, pieces, tracked.presence[i]?.[1] ?? 0),
      value: pieces,
      track: { min: 0, max: MOST.presence },
      write: (to) => write({ presence: { ...own.presence, [owner]: to } }),
    })),
  ];
}

function voteFigures(state: State, draft: AssemblyDraft): readonly Asked[] {
  return presenceOwners(state).map((owner) => ({
    id: `votes:${owner}`,
    ...whose(owner),
    group: say('session.assemblyWizard.votesBefore'),
    label: owner === DISSENTERS ? say('owner.dissenters') : say('asset.votes'),
    ...changed(votesOf(state, draft, owner), trackedVotes(state, owner)),
    value: votesOf(state, draft, owner),
    track: { min: 0, max: MOST.votes },
    write: (to) => ({ ...draft, votes: { ...draft.votes, [owner]: to } }),
  }));
}

function whose(owner: string): { readonly player?: string } {
  return owner === DISSENTERS ? {} : { player: owner };
}

/** In Essentials nothing was known, so nothing is corrected. */
function corrected(state: State, value: number, tracked: number): { readonly note?: Phrase } {
  return isFull(state) ? changed(value, tracked) : {};
}

function changed(value: number, tracked: number): { readonly note?: Phrase } {
  return value === tracked ? {} : { note: say('session.event.setNote', { from: tracked }) };
}

/** Better here than after the whole walk: what would be refused at the end. */
function faultIn(state: State, draft: AssemblyDraft): Phrase | undefined {
  if (state.phase === 'end') return no('lastAssemblyHeld').error.message;
  if (state.phase === 'finished') return no('finished').error.message;
  for (const zone of ZONES) {
    const { settlements, presence } = zoneOf(state, draft, zone);
    const pieces = presence.reduce((sum, [, count]) => sum + count, 0);
    if (pieces < settlements)
      return say('refusal.presence', { zone: say(`zone.${zone}`), settlements, pieces });
  }
  const pool = poolOutcome(state);
  return pool.ok ? undefined : pool.error.message;
}

function zoneLines(state: State, draft: AssemblyDraft, zone: Zone): readonly ToldLine[] {
  const { settlements, presence } = zoneOf(state, draft, zone);
  const { first, second, holder, runnerUp } = contestZone(presence);
  const population = populationOf(settlements);
  const group = say('session.assemblyWizard.zone', { zone: say(`zone.${zone}`), population });
  const why = whyZone(state, draft, zone);
  const pieces = new Map(presence);
  const line = (owner: string, note: Phrase, tied: boolean): ToldLine => ({
    id: `${zone}:${owner}`,
    ...ownerLine(owner),
    group,
    note,
    figure: `${pieces.get(owner) ?? 0}`,
    tied,
    why,
  });
  if (first.length === 0)
    return [{ id: `${zone}:nobody`, group, label: say('session.assemblyWizard.nobody'), why }];
  const most = holder === null ? (first.length === 2 ? 'twoTied' : 'manyTied') : 'holder';
  return [
    ...first.map((owner) => line(owner, say(`session.assemblyWizard.${most}`), holder === null)),
    ...second.map((owner) =>
      line(
        owner,
        say(runnerUp === null ? 'session.assemblyWizard.secondTied' : 'session.assemblyWizard.second'),
        runnerUp === null,
      ),
    ),
  ];
}

/** How it came about; what a tile will give is known only when its choice is turned up. */
function whyZone(state: State, draft: AssemblyDraft, zone: Zone): Explanation {
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
