import { createStore, type StoreApi } from 'zustand/vanilla';
import {
  entries,
  field,
  flag,
  list,
  oneOf,
  optional,
  text,
  type Answer,
  type Answers,
  type At,
} from '@/engine';
import { isLanguage, setLanguage, type Language } from '@/i18n';
import type { Services } from './services';

export const THEMES = ['system', 'light', 'dark'] as const;
export const TEXT_SIZES = ['normal', 'large', 'largest'] as const;
export const MOTIONS = ['system', 'reduced', 'full'] as const;

export interface Preferences {
  /** Null: the language of the device, or English. */
  readonly language: Language | null;
  readonly theme: (typeof THEMES)[number];
  readonly textSize: (typeof TEXT_SIZES)[number];
  readonly motion: (typeof MOTIONS)[number];
  readonly keepAwake: boolean;
  readonly haptics: boolean;
  readonly reminders: boolean;
  readonly readAloud: boolean;
  /** On a tablet in the middle, the far players' parts of the table are turned to them. */
  readonly facing: boolean;
}

/** What a game was last set up with, to be offered again. */
export interface LastSetup {
  readonly players: readonly string[];
  readonly answers: Answers;
}

export interface SettingsState extends Preferences {
  readonly lastSetups: Readonly<Record<string, LastSetup>>;
  /** The wizard steps whose "how this works" was shown. */
  readonly helped: readonly string[];
  /** Reminders that somebody has switched off, by game and name. */
  readonly quiet: readonly string[];
  /** Rejects where the words of another language cannot be fetched; then nothing has changed. */
  change(change: Partial<Preferences>): Promise<void>;
  rememberSetup(game: string, setup: LastSetup): Promise<void>;
  sawHelp(step: string): Promise<void>;
  /** Every step explains itself again, as for somebody new. */
  forgetHelp(): Promise<void>;
  /** One reminder off, or on again. */
  hush(reminder: string, off: boolean): Promise<void>;
  /** Every reminder is on again. */
  unhush(): Promise<void>;
}

export type SettingsStore = StoreApi<SettingsState>;

const DEFAULTS: Preferences = {
  language: null,
  theme: 'system',
  textSize: 'normal',
  motion: 'system',
  keepAwake: true,
  haptics: true,
  reminders: true,
  readAloud: false,
  facing: false,
};

const PREFERENCES = 'preferences';
const SETUPS = 'lastSetups';
const HELPED = 'helped';
const QUIET = 'quiet';

/** Reads what is stored and switches to its language before anything is shown. */
export async function loadSettingsStore(
  { data, habits }: Services,
  deviceLanguage: Language,
): Promise<SettingsStore> {
  const preferences = await data.settings.get(PREFERENCES, readPreferences, DEFAULTS);
  const setups = await data.settings.get(SETUPS, readSetups, {});
  const helped = await data.settings.get(HELPED, (at) => list(at, text), []);
  const quiet = await data.settings.get(QUIET, (at) => list(at, text), []);
  await setLanguage(preferences.value.language ?? deviceLanguage);

  return createStore<SettingsState>((set, get) => ({
    ...preferences.value,
    lastSetups: setups.value,
    helped: helped.value,
    quiet: quiet.value,

    async change(change) {
      const { language } = get();
      set(change);
      // On its way to the disk before its words are fetched: nothing says "saved" meanwhile.
      const kept = habits.keep(PREFERENCES, preferencesOf(get()));
      if ('language' in change)
        try {
          await setLanguage(change.language ?? deviceLanguage);
        } catch (thrown) {
          set({ language });
          await habits.keep(PREFERENCES, preferencesOf(get()));
          throw thrown;
        }
      await kept;
    },

    async rememberSetup(game, setup) {
      // The newest comes last, so that its game is offered first.
      const others = Object.entries(get().lastSetups).filter(([id]) => id !== game);
      set({ lastSetups: { ...Object.fromEntries(others), [game]: setup } });
      await habits.keep(SETUPS, get().lastSetups);
    },

    async sawHelp(step) {
      if (get().helped.includes(step)) return;
      set({ helped: [...get().helped, step] });
      await habits.keep(HELPED, get().helped);
    },

    async forgetHelp() {
      set({ helped: [] });
      await habits.keep(HELPED, []);
    },

    async hush(reminder, off) {
      const others = get().quiet.filter((name) => name !== reminder);
      set({ quiet: off ? [...others, reminder] : others });
      await habits.keep(QUIET, get().quiet);
    },

    async unhush() {
      set({ quiet: [] });
      await habits.keep(QUIET, []);
    },
  }));
}

function preferencesOf(state: SettingsState): Preferences {
  const { language, theme, textSize, motion, keepAwake, haptics, reminders, readAloud, facing } = state;
  return { language, theme, textSize, motion, keepAwake, haptics, reminders, readAloud, facing };
}

function readPreferences(at: At): Preferences {
  return {
    language: optional(field(at, 'language'), readLanguage, null),
    theme: oneOf(field(at, 'theme'), THEMES),
    textSize: oneOf(field(at, 'textSize'), TEXT_SIZES),
    motion: oneOf(field(at, 'motion'), MOTIONS),
    keepAwake: flag(field(at, 'keepAwake')),
    haptics: flag(field(at, 'haptics')),
    reminders: optional(field(at, 'reminders'), flag, DEFAULTS.reminders),
    readAloud: optional(field(at, 'readAloud'), flag, DEFAULTS.readAloud),
    facing: optional(field(at, 'facing'), flag, DEFAULTS.facing),
  };
}

/** A language that only a later version knows becomes the device's. */
function readLanguage(at: At): Language | null {
  const word = text(at);
  return isLanguage(word) ? word : null;
}

function readSetups(at: At): Readonly<Record<string, LastSetup>> {
  return Object.fromEntries(
    entries(at).map(([game, setup]) => [
      game,
      {
        players: list(field(setup, 'players'), text),
        answers: Object.fromEntries(
          entries(field(setup, 'answers')).map(([id, answer]) => [id, readAnswer(answer)]),
        ),
      },
    ]),
  );
}

export function readAnswer(at: At): Answer {
  const { value } = at;
  if (typeof value === 'boolean' || typeof value === 'number' || typeof value === 'string') return value;
  return text(at);
}
