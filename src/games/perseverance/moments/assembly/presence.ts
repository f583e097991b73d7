import type { Ask, Count, Explanation, MatrixColumn, MatrixRow, Phrase, ResultLine, Track } from '@/engine';
import { contestZone, populationOf, type CountedZone } from './rule';
import { DISSENTERS } from '../../dissenters';
import { nameOf, namesOf } from '../../names';
import { refuse, say } from '../../say';
import { isFull } from '../tracking/level';
import { ownersAt, record, type Counts, type TableState } from '../../session/table';
import { valueOf } from '../../session/tableChange';
import { ownerLine } from '../../session/wizards/ownerLine';

/** What an episode says about what is counted before anybody chooses. */
export interface PresenceRules<S extends TableState, Z extends string> {
  readonly zones: readonly Z[];
  /** What fits into one Zone: Settlements of all together, pieces of anybody. */
  readonly most: { readonly settlements: number; readonly presence: number };
  /** A Zone from what is tracked. */
  trackedZone(state: S, zone: Z): CountedZone;
  /** The words for what makes the Population of a Zone. */
  settled(zone: Z, population: number): { readonly label: Phrase; readonly why: Phrase };
  /** What the rules say of a Zone before anything is taken there. */
  tellZone(state: S, zone: Z, counted: CountedZone): Explanation;
  /** Of the Votes before the Assembly. */
  votesTrack(state: S, owner: string): Required<Track>;
  /** Beside somebody's Votes, in Full. */
  votesNote?(state: S, owner: string): Phrase | undefined;
  /** Over all Zones, in Full. */
  notices?(state: S): readonly ResultLine[];
  /** What else would be refused at the end. */
  fault?(state: S): Phrase | undefined;
}

/** Everything that is counted before anybody chooses. */
export interface Counted<Z extends string> {
  readonly zones: Readonly<Record<Z, CountedZone>>;
  /** Before the Assembly, by owner. */
  readonly votes: Counts;
}

/** One number of the page; `figure` has it as it is tracked. */
interface Row<Z extends string> {
  readonly zone: Z | null;
  /** Null: Settlements of all together. */
  readonly owner: string | null;
  readonly figure: Count;
  readonly value: number;
}

/** The page on which everything is counted. */
export const COUNT_STEP = 'presence';

/** What else is counted on the page, row by row. */
export interface CountedToo {
  readonly figures: readonly Count[];
  readonly rows: readonly MatrixRow[];
}

/**
 * Who is present where, the Votes of the round, and what follows for each tile. In Full all of it is known and only shown,
 * each number open to the table's own; in Essentials it is counted here, filled in with what was counted last.
 */
export function presenceOf<S extends TableState, Z extends string>(rules: PresenceRules<S, Z>) {
  function askPresence(ask: Ask, state: S, too: CountedToo = NOTHING_TOO): Counted<Z> {
    const setOf = ({ id, label, value, track }: Count) => ask.override(id, { computed: value, track, label });
    const said = (figure: Count) => (isFull(state) ? setOf(figure).value : ask.counted(COUNT_STEP, figure));
    const rows = figuresOf(state).map((row): Row<Z> => ({ ...row, value: said(row.figure) }));
    const counted = countedIn(rules.zones, rows);
    const missing = faultIn(state, counted) ?? rules.fault?.(state);
    const page = { id: COUNT_STEP, title: say('session.assemblyWizard.presence') };
    const notices = rules.notices?.(state) ?? [];
    if (isFull(state))
      ask.tell({
        ...page,
        help: say('session.assemblyWizard.majorityHelp'),
        missing,
        // The page with the tiles says who is where; without tiles there is none.
        ...(notices.length === 0 &&
          rules.zones.some((zone) => isHeld(counted.zones[zone])) && { known: true }),
        lines: [
          ...notices,
          ...rows.map((row) => ({ ...lineOf(state, row, counted), override: setOf(row.figure) })),
        ],
      });
    else
      ask.count({
        ...page,
        help: say(state.assembly > 1 ? 'session.level.presenceAgain' : 'session.level.presenceFirst'),
        figures: [...rows.map(({ figure }) => figure), ...too.figures],
        matrix: { columns: columnsOf(state), rows: [...matrixRows(counted), ...too.rows] },
        missing: () => missing,
      });
    return counted;
  }

  function columnsOf(state: S): readonly MatrixColumn[] {
    return [
      { id: SETTLED, icon: 'settlement', label: say('session.assemblyWizard.inAll') },
      ...ownersAt(state).map((owner): MatrixColumn => ({ id: owner, ...ownerLine(owner) })),
    ];
  }

  function matrixRows({ zones }: Counted<Z>): readonly MatrixRow[] {
    return [
      ...rules.zones.map((zone) => ({
        id: zone,
        label: say(`zone.${zone}`),
        note: contestNote(zones[zone]),
      })),
      { id: VOTES, label: say('session.assemblyWizard.votesBefore') },
    ];
  }

  function figuresOf(state: S): readonly Omit<Row<Z>, 'value'>[] {
    const { most } = rules;
    const ofZone = (zone: Z) => {
      const { settlements, presence } = rules.trackedZone(state, zone);
      const group = say(`zone.${zone}`);
      const { label } = rules.settled(zone, populationOf(settlements));
      const track = { min: 0, max: most.settlements };
      return [
        {
          zone,
          owner: null,
          figure: {
            id: `${zone}:settlements`,
            row: zone,
            column: SETTLED,
            group,
            label,
            value: settlements,
            track,
          },
        },
        ...presence.map(([owner, value]) => {
          const pieces = { value, track: { min: 0, max: most.presence } };
          const name = nameIn(owner, say('session.assemblyWizard.pieces'));
          return {
            zone,
            owner,
            figure: { id: `${zone}:${owner}`, row: zone, column: owner, ...name, group, ...pieces },
          };
        }),
      ];
    };
    const votesOf = (owner: string) => ({
      zone: null,
      owner,
      figure: {
        id: `votes:${owner}`,
        row: VOTES,
        column: owner,
        ...nameIn(owner, say('asset.votes')),
        group: say('session.assemblyWizard.votesBefore'),
        value: valueOf(state, owner, 'votes'),
        track: rules.votesTrack(state, owner),
      },
    });
    return [...rules.zones.flatMap(ofZone), ...ownersAt(state).map(votesOf)];
  }

  function lineOf(state: S, row: Row<Z>, counted: Counted<Z>): ResultLine {
    const { zone, owner, figure, value } = row;
    const { id, group, label } = figure;
    const { note, tied } = resultOf(row, counted);
    const shown = zone === null ? rules.votesNote?.(state, owner ?? '') : note;
    return {
      id,
      ...(owner === null ? { icon: 'settlement', label } : ownerLine(owner)),
      ...(group && { group }),
      ...(shown && { note: shown }),
      figure: `${value}`,
      tied,
      ...(zone !== null && { why: whyZone(state, zone, counted.zones[zone]) }),
    };
  }

  /** Better on the first page than after the last one: what would be refused at the end. */
  function faultIn(state: S, { zones, votes }: Counted<Z>): Phrase | undefined {
    if (state.phase === 'end') return refuse('lastAssemblyHeld').error.message;
    if (state.phase === 'finished') return refuse('finished').error.message;
    for (const zone of rules.zones) {
      const { settlements, presence } = zones[zone];
      const pieces = presence.reduce((sum, [, count]) => sum + count, 0);
      if (pieces < settlements)
        return say('refusal.presence', { zone: say(`zone.${zone}`), settlements, pieces });
    }
    for (const [owner, count] of Object.entries(votes)) {
      const { min, max } = rules.votesTrack(state, owner);
      if (count < min || count > max)
        return refuse('outside', { what: say('asset.votes'), min, max }).error.message;
    }
    return undefined;
  }

  /** How it came about; what a tile will give is known only when its choice is turned up. */
  function whyZone(state: S, zone: Z, counted: CountedZone): Explanation {
    const { settlements, presence } = counted;
    const { holder, first } = contestZone(presence);
    return [
      { rule: rules.settled(zone, populationOf(settlements)).why, figure: `2 + ${settlements}` },
      ...presence.map(([owner, pieces]) => ({
        rule: say('session.assemblyWizard.whyPresence', { player: nameOf(owner), pieces }),
      })),
      ...(holder === null
        ? rules.tellZone(state, zone, counted)
        : [{ rule: say('session.assemblyWizard.whyTile', { player: namesOf(first) }) }]),
    ];
  }

  return { askPresence, whyZone };
}

const NOTHING_TOO: CountedToo = { figures: [], rows: [] };
const SETTLED = '(settled)';
const VOTES = '(votes)';

function isHeld({ presence }: CountedZone): boolean {
  const { holder } = contestZone(presence);
  return holder !== null && holder !== DISSENTERS;
}

/** What the numbers of a Zone come to. */
function contestNote({ settlements, presence }: CountedZone): Phrase {
  const population = populationOf(settlements);
  const { first, holder, runnerUp } = contestZone(presence);
  if (holder !== null && runnerUp !== null)
    return say('session.assemblyWizard.takesTileSecond', {
      population,
      player: nameOf(holder),
      second: nameOf(runnerUp),
    });
  if (holder !== null) return say('session.assemblyWizard.takesTile', { population, player: nameOf(holder) });
  const why = first.length === 0 ? 'nobodyThere' : first.length === 2 ? 'twoTied' : 'manyTied';
  return say('session.assemblyWizard.noTile', { population, reason: say(`session.assemblyWizard.${why}`) });
}

/** The Dissenters' row says that it is theirs, all others what is counted. */
function nameIn(owner: string, label: Phrase): { readonly player?: string; readonly label: Phrase } {
  return owner === DISSENTERS ? { label: say('owner.dissenters') } : { player: owner, label };
}

function countedIn<Z extends string>(zones: readonly Z[], rows: readonly Row<Z>[]): Counted<Z> {
  const of = (zone: Z | null) =>
    rows.flatMap((row) => (row.zone === zone && row.owner !== null ? [[row.owner, row.value] as const] : []));
  const settlementsIn = (zone: Z) => rows.find((row) => row.zone === zone && row.owner === null)?.value ?? 0;
  return {
    zones: record(zones, (zone) => ({ settlements: settlementsIn(zone), presence: of(zone) })),
    votes: Object.fromEntries(of(null)),
  };
}

/** What a number leads to. */
function resultOf<Z extends string>(
  { zone, owner, value }: Row<Z>,
  { zones }: Counted<Z>,
): { readonly note?: Phrase; readonly tied: boolean } {
  if (zone === null) return { tied: false };
  const population = populationOf(value);
  if (owner === null) return { note: say('session.assemblyWizard.population', { population }), tied: false };
  const { first, second, holder, runnerUp } = contestZone(zones[zone].presence);
  const place = (name: 'holder' | 'twoTied' | 'manyTied' | 'second' | 'secondTied', tied: boolean) => ({
    note: say(`session.assemblyWizard.${name}`),
    tied,
  });
  if (second.includes(owner)) return runnerUp === null ? place('secondTied', true) : place('second', false);
  if (!first.includes(owner)) return { tied: false };
  if (holder !== null) return place('holder', false);
  return place(first.length === 2 ? 'twoTied' : 'manyTied', true);
}
