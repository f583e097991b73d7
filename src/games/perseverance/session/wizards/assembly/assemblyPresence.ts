import type { AskedFigure, ByHand, Explanation, Phrase, ToldLine, Track } from '@/engine';
import { contestZone, populationOf } from '../../../contestZone';
import { DISSENTERS } from '../../../dissenters';
import { nameOf, namesOf } from '../../../names';
import { refuse, say } from '../../../say';
import { ownersAt, type TableState } from '../../table';
import { valueOf } from '../../tableChange';
import { ownerLine } from '../ownerLine';
import { zoneOf, type Assembling } from './assembling';
import { votesOf, writePresence, writeSettlements, writeVotes, type AssemblyDraft } from './assemblyDraft';

/** One number of the first step, in whichever way it is shown. */
export interface Counted<Z extends string, D> {
  readonly id: string;
  readonly owner: string | null;
  readonly zone: Z | null;
  readonly group: Phrase;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly tied: boolean;
  readonly tracked: number;
  readonly value: number;
  readonly track: Track;
  write(to: number | null): D;
}

/** Who is present where, the Votes of the round, and what follows for each tile. */
export function presenceNumbers<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
): readonly Counted<Z, D>[] {
  return [
    ...assembling.zones.flatMap((zone) => [
      settlementsIn(assembling, state, draft, zone),
      ...presenceIn(assembling, state, draft, zone),
    ]),
    ...ownersAt(state).map((owner): Counted<Z, D> => ({
      id: `votes:${owner}`,
      owner,
      zone: null,
      group: say('session.assemblyWizard.votesBefore'),
      label: owner === DISSENTERS ? say('owner.dissenters') : say('asset.votes'),
      tied: false,
      tracked: valueOf(state, owner, 'votes'),
      value: votesOf(state, draft, owner),
      track: assembling.votesTrack(state, owner),
      write: (to) => writeVotes(draft, owner, to),
    })),
  ];
}

/** Better on the first step than after the whole walk: what would be refused at the end. */
export function faultInPresence<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
): Phrase | undefined {
  if (state.phase === 'end') return refuse('lastAssemblyHeld').error.message;
  if (state.phase === 'finished') return refuse('finished').error.message;
  for (const zone of assembling.zones) {
    const { settlements, presence } = zoneOf(assembling, state, draft, zone);
    const pieces = presence.reduce((sum, [, count]) => sum + count, 0);
    if (pieces < settlements)
      return say('refusal.presence', { zone: say(`zone.${zone}`), settlements, pieces });
  }
  for (const owner of ownersAt(state)) {
    const { min, max } = assembling.votesTrack(state, owner);
    const votes = votesOf(state, draft, owner);
    if (votes < min || votes > max)
      return refuse('outside', { what: say('asset.votes'), min, max }).error.message;
  }
  return undefined;
}

function settlementsIn<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  zone: Z,
): Counted<Z, D> {
  const { settlements } = zoneOf(assembling, state, draft, zone);
  const population = populationOf(settlements);
  return {
    id: `${zone}:settlements`,
    owner: null,
    zone,
    group: say(`zone.${zone}`),
    label: assembling.settled(zone, population).label,
    note: say('session.assemblyWizard.population', { population }),
    tied: false,
    tracked: assembling.trackedZone(state, zone).settlements,
    value: settlements,
    track: { min: 0, max: assembling.most.settlements },
    write: (to) => writeSettlements(draft, zone, to),
  };
}

function presenceIn<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  zone: Z,
): readonly Counted<Z, D>[] {
  const { presence } = zoneOf(assembling, state, draft, zone);
  const tracked = new Map(assembling.trackedZone(state, zone).presence);
  return presence.map(([owner, pieces]) => ({
    id: `${zone}:${owner}`,
    owner,
    zone,
    group: say(`zone.${zone}`),
    label: owner === DISSENTERS ? say('owner.dissenters') : say('session.assemblyWizard.pieces'),
    ...standing(presence, owner),
    tracked: tracked.get(owner) ?? 0,
    value: pieces,
    track: { min: 0, max: assembling.most.presence },
    write: (to) => writePresence(draft, zone, owner, to),
  }));
}

/** What a number of pieces leads to. */
function standing(
  presence: Parameters<typeof contestZone>[0],
  owner: string,
): { readonly note?: Phrase; readonly tied: boolean } {
  const { first, second, holder, runnerUp } = contestZone(presence);
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

/** In Essentials: everything is counted here, filled in with what was counted last. */
export function askedPresence<Z extends string, D>(
  { assembly }: Pick<TableState, 'assembly'>,
  numbers: readonly Counted<Z, D>[],
): { readonly kind: 'figures'; readonly help: Phrase; readonly figures: readonly AskedFigure<D>[] } {
  return {
    kind: 'figures',
    help: say(assembly > 1 ? 'session.level.presenceAgain' : 'session.level.presenceFirst'),
    figures: numbers.map(askedNumber),
  };
}

function askedNumber<Z extends string, D>(number: Counted<Z, D>): AskedFigure<D> {
  const { id, owner, group, label, note, value, track, write } = number;
  return {
    id,
    ...(owner !== null && owner !== DISSENTERS && { player: owner }),
    group,
    label,
    ...(note && { note }),
    value,
    track,
    write,
  };
}

/** `why` is that of its Zone. */
export function toldNumber<Z extends string, D>(
  number: Counted<Z, D>,
  why: (zone: Z) => Explanation,
): ToldLine<D> {
  const { id, owner, zone, group, label, note, tied, tracked, value, track, write } = number;
  const byHand: ByHand<D> = { label, worked: tracked, value, track, write };
  return {
    id,
    ...(owner === null ? { icon: 'settlement', label } : ownerLine(owner)),
    group,
    ...(note && { note }),
    figure: `${value}`,
    tied,
    ...(zone !== null && { why: why(zone) }),
    byHand,
  };
}

/** How it came about; what a tile will give is known only when its choice is turned up. */
export function whyZone<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  zone: Z,
): Explanation {
  const { settlements, presence } = zoneOf(assembling, state, draft, zone);
  const { holder, first } = contestZone(presence);
  return [
    { rule: assembling.settled(zone, populationOf(settlements)).why, figure: `2 + ${settlements}` },
    ...presence.map(([owner, pieces]) => ({
      rule: say('session.assemblyWizard.whyPresence', { player: nameOf(owner), pieces }),
    })),
    ...(holder === null
      ? assembling.tellZone(state, draft, zone, null)
      : [{ rule: say('session.assemblyWizard.whyTile', { player: namesOf(first) }) }]),
  ];
}
