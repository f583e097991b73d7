import type { Ask, Phrase } from '@/engine';
import { say } from '../../say';
import { advanceToken, rollFails } from './threatCheck';

const FACES = ['1', '2', '3', '4', '5', '6'] as const;
const KINDS = ['light', 'heavy'] as const;
type Kind = (typeof KINDS)[number];
/** Soldiers on the card, or places of the tokens. */
type PerKind = Readonly<Record<Kind, number>>;

interface Check {
  /** Tells the checks of one wizard apart. */
  readonly key: string;
  readonly what: Phrase;
}

/** The number beside the skull; `none` where a card may show no Threat. */
export function askThreatValue(
  ask: Ask,
  { key, what }: Check,
  mayBeNone: boolean,
  note?: (threat: number) => Phrase,
): (typeof FACES)[number] | 'none' | null {
  return ask.choose({
    id: `threat:${key}`,
    title: say('session.threat.value', { what }),
    help: say('session.threat.valueHelp'),
    layout: 'tiles',
    options: [
      ...(mayBeNone ? [{ id: 'none', icon: 'check', label: say('session.threat.none') } as const] : []),
      ...FACES.map((id) => ({
        id,
        icon: 'skull' as const,
        label: say('session.wizard.number', { value: id }),
        ...(note && { note: note(Number(id)) }),
      })),
    ],
  });
}

/** Where the token would land; `less` is what a Perk takes off its way. */
export function tokenNote(
  kind: Kind,
  soldiers: PerKind,
  tokens: PerKind,
  less = 0,
): (threat: number) => Phrase {
  return (threat) => {
    const { position, passedSkull } = advanceToken(tokens[kind], Math.max(0, threat - less));
    const lost = passedSkull && soldiers[kind] > 0;
    return say(lost ? 'session.threat.tokenSkull' : 'session.threat.token', {
      from: tokens[kind],
      to: position,
    });
  };
}

/** What the die showed, or `app`; `more` is what a Perk adds to it. */
export function askRoll(
  ask: Ask,
  { key, what }: Check,
  threat: number,
  more = 0,
): (typeof FACES)[number] | 'app' | null {
  return ask.choose({
    id: `roll:${key}`,
    title: say('session.threat.roll', { what, threat }),
    help: say('session.threat.rollHelp'),
    layout: 'tiles',
    options: [
      {
        id: 'app' as const,
        icon: 'die' as const,
        label: say('session.threat.appRolls'),
        note: say('session.threat.appRollsNote'),
      },
      ...FACES.map((id) => {
        const fails = rollFails(Number(id) + more, threat);
        return {
          id,
          icon: fails ? ('skull' as const) : ('check' as const),
          label: say('session.wizard.number', { value: id }),
          note: say(fails ? 'session.threat.tooLow' : 'session.threat.holds'),
        };
      }),
    ],
  });
}

/** Between the stages the player chooses who pays; `unrolled`: who would. */
export function askWho(ask: Ask, key: string, unrolled: boolean): Kind | null {
  return ask.choose({
    id: `who:${key}`,
    title: say(unrolled ? 'session.threat.whoRisks' : 'session.threat.whoIsLost'),
    help: say('session.threat.whoHelp'),
    layout: 'tiles',
    options: KINDS.map((id) => ({ id, icon: id, label: say(`figure.${id}`) })),
  });
}

/** Between the stages one token takes it all; where only one can, nobody is asked. */
export function askToken(
  ask: Ask,
  key: string,
  open: readonly Kind[],
  tokens: PerKind,
): Kind | 'open' | null {
  if (open.length < 2) return null;
  const token = ask.choose({
    id: `token:${key}`,
    title: say('session.threat.whichToken'),
    help: say('session.threat.tokenHelp'),
    layout: 'tiles',
    options: open.map((id) => ({
      id,
      icon: id,
      label: say(`figure.${id}`),
      note: say('session.event.gain', {
        what: say(id === 'light' ? 'session.counter.threatLight' : 'session.counter.threatHeavy'),
        by: `${tokens[id]}`,
      }),
    })),
  });
  return token ?? 'open';
}

/** Whether those who are left go on; `unsure`: a roll of the app is still to come. */
export function askThen(ask: Ask, soldiers: Phrase, unsure: boolean): 'on' | 'end' | 'later' | null {
  return ask.choose({
    id: 'then',
    title: say('session.stage.then'),
    help: say('session.stage.thenHelp'),
    layout: 'tiles',
    options: [
      {
        id: 'on' as const,
        icon: 'next' as const,
        label: say('session.stage.goOn'),
        note: say('session.stage.goOnNote', { soldiers }),
      },
      { id: 'end', icon: 'check', label: say('session.stage.end'), note: say('session.stage.endNote') },
      ...(unsure
        ? [
            {
              id: 'later' as const,
              icon: 'die' as const,
              label: say('session.stage.later'),
              note: say('session.stage.laterNote'),
            },
          ]
        : []),
    ],
  });
}

/** What the app will roll, so that nobody wonders why the review does not show it. */
export function tellPending(
  ask: Pick<Ask, 'tell'>,
  rolls: readonly { readonly what: Phrase; readonly threat: number }[],
): void {
  if (rolls.length === 0) return;
  ask.tell({
    id: 'pending',
    title: say('session.threat.pending'),
    help: say('session.threat.pendingHelp'),
    lines: rolls.map(({ what, threat }, i) => ({
      id: String(i),
      icon: 'die',
      label: say('session.threat.pendingLine', { what, threat }),
    })),
  });
}
