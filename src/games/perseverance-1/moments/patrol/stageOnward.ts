import type { Phrase } from '@/engine';
import { rollFails } from '../../../perseverance/moments/threat/threatCheck';
import { counted, say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { Onward } from '../../session/command';
import type { Patrol, State } from '../../session/state';
import { rulesFor } from '../../session/supplies';
import type { NamedMove } from '../threat/decide';
import { isPending, standingAfter, type Standing } from '../threat/threatCheck';
import { letsAppRoll } from './cardThreats';
import { checkEntry, type CheckEntry } from './stageCheck';
import type { StageEntered } from './stageEntered';

/** One of several. */
export interface Choice<Id extends string = string> {
  readonly id: Id;
  readonly label: Phrase;
  readonly note?: Phrase;
  readonly chosen: boolean;
}

export interface OnwardView {
  readonly ways: readonly Choice<'on' | 'end' | 'later'>[];
  /** Which token moves, or who is lost, where that can be chosen. */
  readonly who: { readonly title: Phrase; readonly kinds: readonly Choice<Soldier>[] } | null;
  readonly check: CheckEntry | null;
}

export type Then = 'later' | 'end' | NamedMove;

/** After the last stage, or without anybody left, the Patrol is over; otherwise the player decides. */
export function onwardOf(
  state: State,
  player: string,
  { stage, stages }: Patrol,
  said: StageEntered,
  moves: readonly NamedMove[],
): { readonly view: OnwardView | null; readonly then: Then | null; readonly missing: Phrase | null } {
  const standing = standingAfter(state, player, moves);
  const { light, heavy } = standing.soldiers;
  const unsure = moves.some((move) => isPending(state, move));
  if (stage >= stages || light + heavy === 0) return { view: null, then: 'end', missing: null };
  const then = said.then === 'later' && !unsure ? undefined : said.then;
  const ways: OnwardView['ways'] = [
    {
      id: 'on',
      label: say('session.stage.goOn'),
      note: say('session.stage.goOnNote', { soldiers: counted(['light', light], ['heavy', heavy]) }),
      chosen: then === 'on',
    },
    {
      id: 'end',
      label: say('session.stage.end'),
      note: say('session.stage.endNote'),
      chosen: then === 'end',
    },
    ...(unsure
      ? [
          {
            id: 'later' as const,
            label: say('session.stage.later'),
            note: say('session.stage.laterNote'),
            chosen: then === 'later',
          },
        ]
      : []),
  ];
  if (then !== 'on')
    return {
      view: { ways, who: null, check: null },
      then: then ?? null,
      missing: then === undefined ? say('session.stage.then') : null,
    };
  return stepOn(state, said, standing, ways);
}

/** The Threat between the stages: without luck one token takes it all, otherwise a roll that fails costs somebody. */
function stepOn(
  state: State,
  said: StageEntered,
  standing: Standing,
  ways: OnwardView['ways'],
): ReturnType<typeof onwardOf> {
  const luckless = state.config.deterministic.threat;
  const roll = said.roll ?? (letsAppRoll(state) ? 0 : null);
  const threat = said.threat === 0 ? null : (said.threat ?? null);
  const risky = !luckless && threat !== null && roll !== null && (roll === 0 || rollFails(roll, threat));
  const open = SOLDIERS.filter(
    (kind) => standing.soldiers[kind] > 0 || (luckless && rulesFor(state).anyThreatToken),
  );
  const asks = open.length > 1 && (luckless || risky);
  const who = asks ? (open.find((kind) => kind === said.who) ?? null) : null;
  const { entry, move, missing } = checkEntry(
    state,
    { of: 'transition', kind: 'transition', type: who, mayBeNone: false },
    { threat, roll },
    standing,
  );
  const title = luckless
    ? say('session.threat.whichToken')
    : say(roll === 0 ? 'session.threat.whoRisks' : 'session.threat.whoIsLost');
  const waits = missing ?? (asks && who === null ? title : null);
  const kinds = open.map((kind) => ({
    id: kind,
    label: say(`figure.${kind}`),
    ...(luckless && {
      note: say('session.event.gain', {
        what: say(kind === 'light' ? 'session.counter.threatLight' : 'session.counter.threatHeavy'),
        by: `${standing.tokens[kind]}`,
      }),
    }),
    chosen: kind === who,
  }));
  return {
    view: {
      ways,
      who: asks ? { title, kinds } : null,
      check: asks && who === null ? { ...entry, outcome: null } : entry,
    },
    then: waits || move === null || move === 'none' ? null : move,
    missing: waits,
  };
}

export function onwardIn({ threat, roll, type }: NamedMove): Onward {
  return { threat, roll, type };
}
