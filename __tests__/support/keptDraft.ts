import type { Draft } from '@/engine';
import { shownOn, type KeptDraft } from '@/state/drafts/keptDraft';
import { momentOf } from '@/state/drafts/reopen';
import type { OpenSession } from '@/state/openSession';

/** A draft as the app keeps it, on that step at this moment of the game. */
export function keptDraft(open: OpenSession, wizardId: string, draft: Draft, step: string): KeptDraft {
  const wizard = open.game.wizards.find(({ id }) => id === wizardId);
  if (!wizard) throw new Error(`no wizard ${wizardId}`);
  const { state, done, length } = open.session;
  const player = wizard.actor?.of(state, draft) ?? null;
  const begun = wizard.begin(state, player ?? undefined);
  return {
    version: 2,
    draft,
    player,
    moment: momentOf(open.game, wizard, state),
    after: done.seq,
    length,
    begunAt: open.startedAt,
    answered: JSON.stringify(draft) !== JSON.stringify(begun),
    counting: wizard.counting(state, draft),
    shown: shownOn(wizard, state, draft, step),
  };
}
