import type { System } from './native/windows';

/** A law of the phone, broken on purpose in the bundle: the evening has to notice. */
export interface Broken {
  readonly law: string;
  readonly on: System;
  readonly from: string;
  readonly to: string;
  readonly noticed: RegExp;
}

export const BROKEN: readonly Broken[] = [
  {
    law: 'never two sheets side by side',
    on: 'ios',
    from: 'queue[0] === id',
    to: 'queue.includes(id)',
    noticed: /two sheets side by side|while another one leaves/,
  },
  {
    law: 'no sheet of the system over one of ours',
    on: 'ios',
    from: 'if (queue.length === 0) return Promise.resolve();',
    to: 'return Promise.resolve();',
    noticed: /the share sheet over a sheet of ours/,
  },
  {
    law: 'a sheet turns with the phone',
    on: 'ios',
    from: 'supportedOrientations: ALL_ORIENTATIONS,',
    to: '',
    noticed: /turns the phone upright/,
  },
  {
    law: 'what was cancelled does not count, where the system says so',
    on: 'ios',
    from: ".dismissedAction) return 'no';",
    to: ".dismissedAction) return 'yes';",
    noticed: /what was cancelled counts/,
  },
  {
    law: 'what was cancelled does not count, where the person says so',
    on: 'android',
    from: "return 'unknown';",
    to: "return 'yes';",
    noticed: /counts without a question/,
  },
  {
    law: 'no error behind the scenes',
    on: 'android',
    from: 'function watchBrowser() {}',
    to: "function watchBrowser() { setTimeout(() => { throw new Error('broken on purpose'); }, 0); }",
    noticed: /broken on purpose/,
  },
];
