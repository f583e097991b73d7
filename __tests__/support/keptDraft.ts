import { shownOn, type KeptDraft } from '@/state/drafts/keptDraft';
import { changesBetween } from '@/state/drafts/patch';
import { momentOf } from '@/state/drafts/reopen';
import { stepsOf } from '@/state/drafts/replay';
import type { OpenSession } from '@/state/openSession';

/** A draft as the app keeps it, of somebody who has come to that step at this moment of the game. */
export function keptDraft(open: OpenSession, wizardId: string, draft: unknown, step: string): KeptDraft {
  const wizard = open.game.wizards.find(({ id }) => id === wizardId);
  if (!wizard) throw new Error(`no wizard ${wizardId}`);
  const { state, done, length } = open.session;
  const player = wizard.actor?.of(state, draft) ?? null;
  const begun = wizard.begin(state, player ?? undefined);
  const changes = changesBetween(begun, draft);
  const [first = step] = stepsOf(wizard, state, begun);
  return {
    draft,
    player,
    moment: momentOf(open.game, wizard, state),
    after: done.seq,
    length,
    begunAt: open.startedAt,
    answers: changes.length > 0 ? [{ step: first, kind: 'other', changes }] : [],
    shown: shownOn(wizard, state, draft, step),
  };
}
