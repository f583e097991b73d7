import type { CheckAsk, Deltas, Explanation, Phrase, Refusal, ResultLine } from '@/engine';
import { listed, say, signed } from '../../say';
import { ownerLine } from '../../session/wizards/ownerLine';

/** The last step of every check. */
export function tellAnswer(ask: CheckAsk, lines: readonly ResultLine[]): void {
  ask.tell({ id: 'answer', title: say('lesson.check.outcome'), lines });
}

/** What comes out, and under it every line of the rules that led there. */
export function answer(lines: readonly ResultLine[], explanation: Explanation): readonly ResultLine[] {
  return [
    ...lines.map((line) => ({ ...line, group: say('lesson.check.result') })),
    ...explanation.map((step, i) => ({
      id: `why-${i}`,
      group: say('lesson.check.why'),
      label: step.rule,
      ...(step.note && { note: step.note }),
      ...(step.figure !== undefined && { figure: step.figure }),
    })),
  ];
}

/** Figures that cannot lie on a table say so. */
export function refused({ message }: Refusal): readonly ResultLine[] {
  return [{ id: 'refused', icon: 'warning', label: message }];
}

/** What everybody gains and pays, in words. */
export function gainLines<A extends string>(
  owners: readonly string[],
  deltas: Deltas,
  assets: readonly A[],
  assetName: (asset: A) => Phrase,
): readonly ResultLine[] {
  return owners.map((owner) => {
    const changes = deltas[owner] ?? {};
    const gains = assets.flatMap((asset) => {
      const by = changes[asset] ?? 0;
      return by === 0 ? [] : [say('session.event.gain', { what: assetName(asset), by: signed(by) })];
    });
    return { id: owner, ...ownerLine(owner), note: listed(gains) ?? say('lesson.check.nothing') };
  });
}
