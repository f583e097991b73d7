import { joined, phrase, refusing, type KeyOf, type Phrase, type Say } from '@/engine';
import { nameOf } from './names';
import { NEUTRAL } from './session/table';
import type { counterEn, eventEn, refusalEn, reminderEn, tableEn, turnEn, wizardEn } from './words/en';
import type { checkLessonEn, doingLessonEn, turnLessonEn } from './words/guideEn';
import type { putRightEn } from './words/putRightEn';
import type { levelEn } from './moments/tracking/wordsEn';
import type { assemblyEn } from './moments/assembly/wordsEn';
import type { finalEn } from './moments/finalScoring/wordsEn';
import type { stageEn, threatEn } from './moments/threat/wordsEn';
import type { officersEn, ownerEn, rankEn, zonesEn } from './words/screensEn';

/** The words that both episodes have in their strings. */
interface FamilyWords {
  readonly session: {
    readonly counter: typeof counterEn;
    readonly table: typeof tableEn;
    readonly event: typeof eventEn;
    readonly refusal: typeof refusalEn;
    readonly reminder: typeof reminderEn;
    readonly wizard: typeof wizardEn;
    readonly turn: typeof turnEn;
    readonly assemblyWizard: typeof assemblyEn;
    readonly finalWizard: typeof finalEn;
    readonly threat: typeof threatEn;
    readonly stage: typeof stageEn;
    readonly putRight: typeof putRightEn;
    readonly level: typeof levelEn;
  };
  readonly lesson: {
    readonly do: typeof doingLessonEn;
    readonly turn: typeof turnLessonEn;
    readonly check: typeof checkLessonEn;
  };
  readonly screens: {
    readonly rank: typeof rankEn;
    readonly owner: typeof ownerEn;
    readonly officers: typeof officersEn;
    readonly zones: typeof zonesEn;
  };
}

type FamilyKey =
  | KeyOf<FamilyWords>
  | 'session.neutral'
  | 'asset.followers'
  | 'asset.votes'
  | 'owner.list'
  | 'owner.nobody'
  | 'owner.dissenters'
  | 'refusal.presence'
  | `figure.${'light' | 'heavy'}`
  // In the words of each episode.
  | `lesson.intro.${'story' | 'evening' | 'begin'}${'' | 'Line'}`
  | `lesson.${'setup' | 'end' | 'farewell' | 'assembly'}.${'title' | 'line'}`
  | 'session.threat.tokenHelp'
  | `session.stage.${'then' | 'thenHelp' | 'end' | 'endNote'}`
  | `session.assemblyWizard.${'secretHelp' | 'tileHelp' | 'forecastAll' | 'leadersHome' | 'votesReset'}`
  | `amount.${'dice' | 'followers' | 'votes' | 'cubes' | 'spaces' | 'pieces'}`
  | `officer.${string}`
  | `zone.${string}`;

/** A mistyped key of the family does not compile; both episodes are checked to have it. */
export const say: Say<FamilyKey> = phrase;

/** A command that cannot be, for a reason that both episodes know. */
export const refuse = refusing((name: Exclude<keyof typeof refusalEn, symbol>, params) =>
  say(`session.refusal.${name}`, params),
);

export function dieOwnerName(owner: string) {
  return owner === NEUTRAL ? say('session.neutral') : nameOf(owner);
}

/** "one, two, three". */
export function listed(phrases: readonly Phrase[]): Phrase | undefined {
  return joined(phrases, (first, rest) => say('owner.list', { first, rest }));
}

export function signed(by: number): string {
  return by < 0 ? `−${-by}` : `+${by}`;
}
