import type { WizardStep } from '@/engine';
import { choose } from '../../../../perseverance/session/wizards/choose';
import type { Trail } from '../../../../perseverance/session/wizards/trail';
import { nameOf, say } from '../../../say';
import type { AdventureOption } from '../../../terms';
import type { Command } from '../../command';
import { freeCamps, openRally } from '../../decide/rally';
import type { RallyPoint } from '../../moves';
import { isBreached } from '../../records';
import { isFull, type State } from '../../state';
import { explainDefense } from '../../view/areaDefense';
import { reasonAgainst } from '../reasonAgainst';
import { areaName } from './askArea';

/** Every Camp on the Map, anybody's; one with a Breach token cannot be the Rally point. */
function campOptions(state: State) {
  return state.areas.flatMap((area) => {
    if (area.camp === null) return [];
    return [
      {
        id: String(area.id),
        player: area.camp,
        label: say('session.area.of', {
          structure: say('session.structure.camp'),
          player: nameOf(area.camp),
        }),
        note: say('session.battle.targetNote', { area: areaName(area), value: explainDefense(area).value }),
        ...(isBreached(state, area.id, 'camp') && { reason: say('session.refusal.campBreached') }),
      },
    ];
  });
}

/** Without a Camp that is free there is no Adventure: the page says so. */
function noCamp(options: readonly { readonly reason?: unknown }[]) {
  return options.every(({ reason }) => reason) ? { lead: say('session.refusal.noFreeCamp') } : {};
}

/** A single free Camp needs no question, unless an Adventure of this turn has just used it. */
function onlyCamp(state: State, player: string): number | null {
  const [only, ...others] = freeCamps(state);
  const again = state.rallies.some((rally) => rally.player === player && rally.at === 'camp');
  return only && others.length === 0 && !again ? only.id : null;
}

const WORDS = { title: say('session.rally.camp'), help: say('session.rally.campHelp') };

/** In Essentials nobody follows Camps or Glowberries: the table sees to both itself. */
const UNSEEN: RallyPoint = { reach: false };

/** Which Camp, and whether 2 Glowberries widen the targets: asked once for the whole Effect. */
export function askRally(
  trail: Trail,
  state: State,
  player: string,
  option: AdventureOption | null,
): RallyPoint | null {
  if (!isFull(state)) return UNSEEN;
  const open = option && openRally(state, player, option);
  if (open?.reach) return { rally: open.area, reach: true };
  const known = open?.area ?? onlyCamp(state, player);
  const options = campOptions(state);
  const camp = known ?? trail.ask({ id: 'rally', ...WORDS, ...noCamp(options), options });
  if (camp === null) return null;
  const rally = Number(camp);
  const wide: Command = { type: 'rally', player, rally, reach: true };
  const reach = trail.ask({
    id: 'reach',
    title: say('session.ask.reach'),
    help: say('session.ask.reachHelp'),
    options: [
      { id: 'near', label: say('session.ask.near') },
      { id: 'far', label: say('session.ask.far'), ...reasonAgainst(state, wide) },
    ],
  });
  return reach && { rally, reach: reach === 'far' };
}

/** What a walk with a draft of its own keeps of it. */
export interface RallyDraft {
  readonly player: string;
  readonly rally: number | null;
}

/** The Adventure that is under way, or the Camp that was said. */
export function rallyOf(
  state: State,
  { player, rally }: RallyDraft,
  option: AdventureOption,
  reach: boolean,
): { readonly point: RallyPoint; readonly paid: boolean } {
  if (!isFull(state)) return { point: UNSEEN, paid: true };
  const open = openRally(state, player, option);
  if (open) return { point: { rally: open.area, reach: open.reach || reach }, paid: open.reach };
  const camp = rally ?? onlyCamp(state, player);
  return { point: { ...(camp !== null && { rally: camp }), reach }, paid: false };
}

/** The same question as a page of its own; none while an Adventure is under way. */
export function rallySteps<Draft extends RallyDraft>(
  state: State,
  draft: Draft,
  option: AdventureOption,
): readonly WizardStep<Draft>[] {
  if (!isFull(state)) return [];
  if (openRally(state, draft.player, option) ?? onlyCamp(state, draft.player)) return [];
  const options = campOptions(state);
  return [
    {
      help: WORDS.help,
      ...noCamp(options),
      ...choose(
        'rally',
        WORDS.title,
        options.map((camp) => ({
          ...camp,
          chosen: !camp.reason && draft.rally === Number(camp.id),
          write: () => ({ ...draft, rally: Number(camp.id) }),
        })),
      ),
    },
  ];
}
