import type { Draft } from '@/engine';
import type { Planned } from './planned';
import type { State } from '../../session/state';
import { WAYS } from './ways';

/** A saved plan as its answers, so that one pawn can be moved without planning everything once more. */
export function draftOf(state: State, plan: readonly Planned[]): Partial<Draft> {
  const answers: Record<string, string> = {};
  const figures: Record<string, number> = {};
  const ticks: Record<string, readonly string[]> = {};
  plan.forEach((one, i) => {
    const n = i + 1;
    answers[`way${n}`] = wayOf(one);
    answers[`lead${n}`] = one.lead;
    if (one.build !== null) answers[`pay${n}`] = one.pay;
    for (const id of one.support)
      figures[`support${n} ${id}`] = one.support.filter((other) => other === id).length;
    answerThreat(n, one, answers, figures);
    answerItem(state, n, one, answers);
    if (one.space === null) return;
    const gather = one.action === 'gather';
    figures[`${gather ? 'tile' : 'space'}${n} space`] = one.space;
    ticks[`${gather ? 'source' : 'there'}${n}:${one.space}`] = [
      ...(one.second ? ['second'] : []),
      ...(one.far ? ['far'] : []),
      ...(one.exhausted ? ['exhausted'] : []),
      ...(one.plusToken ? ['plusToken'] : []),
      ...(one.minusPawnTile ? ['minusTile'] : []),
      ...(one.beastTile ? ['beastTile'] : []),
    ];
  });
  answers[`way${plan.length + 1}`] = 'done';
  return { chosen: answers, counted: figures, ticked: ticks };
}

function wayOf({ action, threat, build, cube }: Planned): string {
  const found = WAYS.find(
    ({ start }) =>
      start.action === action &&
      (start.threat ?? null) === threat &&
      (start.build ?? null) === build &&
      (start.cube ?? null) === cube,
  );
  return found?.id ?? action;
}

function answerThreat(
  n: number,
  { action, threatPawns, cost, needs }: Planned,
  answers: Record<string, string>,
  figures: Record<string, number>,
): void {
  if (action !== 'threat') return;
  const said = {
    pawns: threatPawns ?? 1,
    ...cost,
    weapon: needs?.weapon ?? 0,
    items: needs?.items.length ?? 0,
  };
  for (const [name, figure] of Object.entries(said)) figures[`threat${n} ${name}`] = figure;
  needs?.items.forEach((item, i) => {
    answers[`threatItem${n}:${i + 1}`] = item;
  });
}

/** What the card asks for was remembered when the plan was saved. */
function answerItem(
  { inventions }: State,
  n: number,
  { item, scenarioItem }: Planned,
  answers: Record<string, string>,
): void {
  const name = item ?? scenarioItem;
  if (name === undefined) return;
  const hidden = item !== null && inventions.length > 0 && !inventions.includes(item);
  answers[`item${n}`] = item === null ? `scenario: ${name}` : hidden ? 'other' : item;
  if (hidden) answers[`other${n}`] = item;
  answers[`same${n}:${name}`] = 'yes';
}
