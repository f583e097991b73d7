import { err, ok, type AskedOption, type Draft, type Result } from '@/engine';
import { versionOfTaking } from '@/live/hubPen';
import { REVIEW_CHANGED } from '@/live/tap';
import type { AnyWizard } from '../drafts/steps';
import type { OpenSession } from '../openSession';
import { stepsOf, type WizardStore } from '../wizardStore';
import { followedIn, wizardIn } from './followed';
import type { LiveTable } from './liveTable';
import type { LiveView } from './liveView';
import {
  askedIn,
  chosenIn,
  chosenSeats,
  isAnswered,
  revealed,
  sealed,
  secretSteps,
  takenBack,
  turnsOf,
  withoutSecrets,
  type SecretStep,
} from './secrets';

/** Who answers a wizard at a shared table. One phone holds the pen; the others follow what it writes. */
export interface Pen {
  /** This phone answers from now on; false where nothing is open any more. */
  take(): boolean;
  /** What this player chose unseen, in the step that everybody is asked in now. */
  seal(player: string, options: readonly AskedOption[]): void;
  /** Opens what the table refused because its review had changed: once more at the review. */
  again(tap: string): Result<string, null>;
  close(): void;
}

interface PenNeeds {
  readonly table: LiveTable;
  readonly wizards: WizardStore;
  open(): OpenSession | null;
  makeId(): string;
  /** Calls back after every change of what the table shares. */
  subscribe(look: () => void): () => void;
}

/** What this phone shares now. */
interface Mine {
  readonly name: string;
  readonly wizard: string;
  version: number;
  draft: Draft | null;
  step: string | null;
  answered: boolean;
}

interface Own {
  readonly open: OpenSession;
  readonly wizard: AnyWizard;
  readonly draft: Draft;
  readonly step: string;
  readonly answered: boolean;
}

export function createPen({ table, wizards, open, makeId, subscribe }: PenNeeds): Pen {
  let mine: Mine | null = null;
  /** What is in the boxes and the page that shows it are shared as one. */
  let isOpening = false;
  const newSalt = () => makeId().replaceAll('-', '');

  function ownWizard(): Own | null {
    const here = open();
    const { status, wizard, draft, step, answered } = wizards.getState();
    if (!here || status !== 'open' || !wizard) return null;
    // The page of a turn is everybody's own.
    if (here.game.turnPage?.(here.session.state)?.wizard === wizard.id) return null;
    return { open: here, wizard, draft, step, answered };
  }

  function look(): void {
    if (isOpening) return;
    const view = table.view();
    if (mine && isLost(mine, view)) return lose(mine, view);
    const own = ownWizard();
    if (!own) return end();
    if (view.me.watch || !view.isCurrent) return;
    if (isNextOne(own)) mine = null;
    mine ??= begin(own, view);
    if (!mine || mine.wizard !== own.wizard.id) return;
    write(own);
    secrets(own, view, mine.name);
  }

  /** What was never written cannot be lost. */
  const isLost = ({ name, draft }: Mine, { wizard, me }: LiveView) =>
    draft !== null && (wizard?.wizard !== name || wizard.pen !== me.id);

  /** Somebody took the pen, or ended it; or another wizard was there first, and this one is this phone's own. */
  function lose({ name, wizard: id }: Mine, { wizard }: LiveView): void {
    mine = null;
    const isOther = wizard !== null && wizard.wizard !== name;
    if (!isOther && wizards.getState().wizard?.id === id) void wizards.getState().giveUp();
  }

  function end(): void {
    if (!mine) return;
    const { name, version } = mine;
    mine = null;
    table.shareWizard({ wizard: name, version: version + 1, step: null, draft: null });
  }

  /** Another wizard than the one that is shared, or the same one from the start. */
  function isNextOne({ wizard, answered }: Own): boolean {
    return mine !== null && (mine.wizard !== wizard.id || (mine.answered && !answered));
  }

  function begin({ wizard: { id } }: Own, { wizard: shared, me }: LiveView): Mine | null {
    const blank = { wizard: id, draft: null, step: null, answered: false };
    if (!shared) return { ...blank, name: `${id}:${makeId()}`, version: 0 };
    // After a restart the table still has it.
    if (shared.pen === me.id) {
      const isSame = wizardIn(shared) === id;
      return { ...blank, name: isSame ? shared.wizard : `${id}:${makeId()}`, version: shared.version };
    }
    return null;
  }

  function write({ open: { session }, wizard, draft, step, answered }: Own): void {
    if (!mine || (mine.draft === draft && mine.step === step)) return;
    Object.assign(mine, { version: mine.version + 1, draft, step, answered });
    const shown = withoutSecrets(wizard, session.state, draft);
    table.shareWizard({ wizard: mine.name, version: mine.version, step, draft: shown });
  }

  /** One thing at a time: what it answers calls it again. */
  function secrets(own: Own, view: LiveView, name: string): void {
    const { open: here, wizard, draft, step: at } = own;
    const { state } = here.session;
    for (const step of secretSteps(wizard, state, draft)) {
      if (isAnswered(step)) continue;
      const all = revealed({ name, secret: view.secret }, step, view.seals);
      if (all) {
        if (!isNew(draft, all.answers.chosen)) continue;
        isOpening = true;
        wizards.getState().answer(all.answers);
        const now = secretSteps(wizard, state, wizards.getState().draft).find(({ id }) => id === step.id);
        // Not over the end: that would be the commit.
        const isLast = stepsOf(wizard, state, wizards.getState().draft).at(-1) === at;
        if (now && isAnswered(now) && at === step.id && !isLast) wizards.getState().goOn();
        isOpening = false;
        return look();
      }
      if (sealPassed(step, own, view, name)) return;
    }
  }

  /** What was chosen by passing the phone while the table was away goes into boxes, like the others. */
  function sealPassed(step: SecretStep, { draft }: Own, view: LiveView, name: string): boolean {
    const there = chosenSeats(name, step, view.seals);
    for (const player of askedIn(step)) {
      const turns = turnsOf(step, player);
      const options = chosenIn(draft, turns);
      if (!options) continue;
      // First out of the draft: each of these calls this again.
      wizards.getState().answer(takenBack(turns));
      if (!there.includes(player))
        table.seal(sealed({ name, secret: view.secret }, step, player, options, newSalt()));
      return true;
    }
    return false;
  }

  const stop = [subscribe(look), wizards.subscribe(look)];
  look();
  return {
    take() {
      const [here, view] = [open(), table.view()];
      const followed = here && followedIn(here, view);
      if (!here || !followed || view.me.watch || !view.isCurrent) return false;
      const { shared, wizard, draft, step } = followed;
      const version = versionOfTaking(shared.version);
      mine = {
        name: shared.wizard,
        wizard: wizard.id,
        version: version - 1,
        draft: null,
        step: null,
        answered: true,
      };
      wizards.getState().takeOver(here.id, wizard.id, draft, step);
      return true;
    },
    seal(player, options) {
      const [here, view] = [open(), table.view()];
      const followed = here && followedIn(here, view);
      const step =
        followed &&
        secretSteps(followed.wizard, here.session.state, followed.draft).find(
          ({ id }) => id === followed.step,
        );
      if (!step) return;
      const { shared } = followed;
      table.seal(sealed({ name: shared.wizard, secret: view.secret }, step, player, options, newSalt()));
    },
    again(id) {
      const here = open();
      const tap = table
        .view()
        .notTaken.find((one) => one.tap.id === id && one.why.code === REVIEW_CHANGED)?.tap;
      if (!here || tap?.kind !== 'act' || tap.wizard === undefined || !tap.draft) return err(null);
      const wizard = here.game.wizards.find((one) => one.id === tap.wizard);
      table.dismiss(id);
      if (!wizard) return err(null);
      const last = stepsOf(wizard, here.session.state, tap.draft).at(-1) ?? '';
      wizards.getState().takeOver(here.id, wizard.id, tap.draft, last);
      return ok(wizard.id);
    },
    close: () => {
      for (const one of stop) one();
    },
  };
}

function isNew(draft: Draft, chosen: Readonly<Record<string, string | null>> = {}): boolean {
  return Object.entries(chosen).some(([name, to]) => (draft.chosen[name] ?? null) !== to);
}
