import type { Phrase, ResultLine } from '@/engine';
import { pawnsAtMost } from './pawns';
import { pawnsOf, requiredBy } from './assignment';
import { amount, cardName, counted, listed, nameAlone, pawnName, say } from '../../say';
import { DOG, FRIDAY } from '../../terms';
import { aboutOf, actionText } from '../../session/actionText';
import { checkedPlan, extrasOf, planInput, withCampTile } from './decide';
import { plainAction, type Planned } from './planned';
import { isPlanFresh, playersOf, type State } from '../../session/state';
import { draftOf } from './planDraft';
import { tokensAt } from '../../session/wizards/tokenName';
import { askAbout } from './askAbout';
import { WAYS, type Way } from './ways';
import { figure, wizard, type Ask } from '../../session/wizards/wizard';

/** As many as there can be pawns. */
const MOST = 14;

/** Where the pawns go, action by action; nothing is promised twice. */
export const plan = wizard({
  id: 'plan',
  title: () => say('session.action.plan'),
  begin: (state) => (isPlanFresh(state) ? draftOf(state, state.plan ?? []) : {}),
  script(ask, state) {
    const planned: Planned[] = [];
    for (let number = 1; number <= MOST; number++) {
      const free = pawnsLeft(state, planned);
      const way = leads(state, free).length === 0 ? 'done' : askWay(ask, state, planned, number, free);
      if (way === null) return null;
      if (way === 'done') break;
      const one = detail(ask, state, planned, number, way);
      if (one === null) return null;
      planned.push(one);
    }
    const checked = checkedPlan(state, planned);
    ask.tell({
      id: 'told',
      title: say('session.walk.planned'),
      help: say('session.help.planned'),
      reference: 'planning',
      lines: checked.ok
        ? [
            ...checked.value.actions.map((one, i) => plannedLine(state, one, i)),
            ...checked.value.outcome.explanation.map((step, i) => ({
              id: String(i),
              label: step.rule,
              why: [step],
            })),
            { id: 'left', label: say('session.walk.goodsLeft', { goods: goodsText(checked.value.left) }) },
          ]
        : [
            { id: 'refused', icon: 'warning', label: checked.error.message },
            ...planned.map((one, i) => plannedLine(state, one, i)),
          ],
      missing: checked.ok ? null : checked.error.message,
    });
    return { type: 'plan', actions: planned };
  },
});

/** "Building (roof)", and whose pawns. */
function plannedLine(state: State, one: Planned, i: number): ResultLine {
  return {
    id: `action ${i}`,
    ...(playersOf(state).includes(one.lead) && { player: one.lead }),
    label: actionText(one.action, aboutOf(state, one)),
    note: say('session.own', { text: listed([one.lead, ...one.support].map((id) => pawnName(id))) }),
  };
}

type Pawns = ReadonlyMap<string, number>;

function pawnsLeft(state: State, planned: readonly Planned[]): Pawns {
  const free = pawnsOf(planInput(state, []));
  for (const { lead, support } of planned)
    for (const id of [lead, ...support]) free.set(id, (free.get(id) ?? 0) - 1);
  return free;
}

/** Additional pawns and the Dog only support. */
function leads(state: State, free: Pawns): readonly string[] {
  return [...playersOf(state), FRIDAY].filter((id) => (free.get(id) ?? 0) > 0);
}

function askWay(ask: Ask, state: State, planned: readonly Planned[], number: number, free: Pawns) {
  const left = [...free.values()].reduce((sum, pawns) => sum + Math.max(0, pawns), 0);
  return ask.choose<Way | 'done'>({
    id: `way${number}`,
    title: say('session.walk.way', { number }),
    help: say('session.help.way'),
    lead: say('plan.free', { pawns: amount('pawns', left) }),
    reference: 'planning',
    options: [
      ...WAYS.map(({ id, label, note, plainly, start }) => {
        const reason = reasonAgainst(state, planned, plainly?.(leads(state, free)[0] ?? '') ?? []);
        const said = wayNote(state, note ?? null, start);
        return { id, label, ...(said && { note: said }), ...(reason && { reason }) };
      }),
      ...(planned.length > 0
        ? [{ id: 'done', label: say('session.walk.enough'), icon: 'check' } as const]
        : []),
    ],
  });
}

/** Tokens are looked at before any pawn goes down (line 127); a Threat card is called by its name. */
function wayNote(state: State, note: Phrase | null, start: Partial<Planned>): Phrase | null {
  const card = start.threat ? state.threat[start.threat] : null;
  const words = [
    ...(note ? [note] : []),
    ...(card ? [cardName(card)] : []),
    ...tokensAt(state, start.action ?? 'rest', start.build ?? null),
  ];
  return words.length === 0 ? null : say('session.own', { text: listed(words) });
}

/** Why none of these can be planned any more; how many pawns go there is asked later. */
function reasonAgainst(state: State, planned: readonly Planned[], tries: readonly Planned[]): Phrase | null {
  let reason: Phrase | null = null;
  for (const one of tries) {
    const checked = checkedPlan(state, [...planned, one]);
    if (checked.ok || checked.error.mendedByPawns) return null;
    reason = checked.error.message;
  }
  return reason;
}

/** Everything else about one action; null while something is open. */
function detail(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  number: number,
  way: Way,
): Planned | null {
  const base = WAYS.find(({ id }) => id === way)?.start;
  if (!base) return null;
  const about = askAbout(ask, state, planned, number, { ...plainAction(base.action, ''), ...base });
  if (about === null) return null;
  const free = pawnsLeft(state, planned);
  const lead = ask.choose({
    id: `lead${number}`,
    title: say('session.walk.lead', { action: say(`action.${about.action}`) }),
    help: say('session.help.lead'),
    reference: 'planning',
    options: leads(state, free).map((id) => ({
      id,
      ...(id !== FRIDAY && { player: id }),
      label: nameAlone(id),
      note: amount('pawns', free.get(id) ?? 0),
    })),
  });
  if (lead === null) return null;
  const one = withCampTile(state, { ...about, lead });
  const support = askSupport(ask, state, planned, number, one, free);
  return { ...one, support };
}

function askSupport(
  ask: Ask,
  state: State,
  planned: readonly Planned[],
  number: number,
  one: Planned,
  free: Pawns,
): readonly string[] {
  const input = planInput(state, [...planned, one]);
  const assignment = input.assignments[planned.length];
  const required = assignment ? requiredBy(assignment) : 1;
  const most = pawnsAtMost(one.action, required);
  const helpers = [...free].filter(([id, pawns]) => pawns > Number(id === one.lead) && helps(state, one, id));
  if (most <= 1 || helpers.length === 0) return [];
  const spread = (values: Readonly<Record<string, number>>) =>
    helpers.flatMap(([id]) => Array.from({ length: values[id] ?? 0 }, () => id));
  const values = ask.count({
    id: `support${number}`,
    title: say('session.walk.support', { action: say(`action.${one.action}`) }),
    help: say('session.help.support', { required, most }),
    reference: 'planning',
    figures: helpers.map(([id, pawns]) => ({
      ...figure(id, pawnName(id), 0, { min: 0, max: pawns - Number(id === one.lead) }),
      ...(playersOf(state).includes(id) && { player: id }),
    })),
    missing: (said) => {
      const checked = checkedPlan(state, [...planned, { ...one, support: spread(said) }]);
      return checked.ok ? null : checked.error.message;
    },
  });
  return spread(values);
}

/** A pawn that could not be there is not offered. */
function helps(state: State, { action, lead }: Planned, id: string): boolean {
  if (id === DOG) return action === 'hunt' || action === 'explore';
  const extra = extrasOf(state).find((one) => one.id === id);
  if (extra) return extra.actions.includes(action);
  return lead !== FRIDAY;
}

function goodsText({ wood, fur, food }: { wood: number; fur: number; food: number }) {
  return counted(['wood', wood], ['fur', fur], ['food', food]);
}
