import type { Ask, Phrase } from '@/engine';
import { listed } from '../../../perseverance/say';
import { nameOf, say } from '../../say';
import type { AdventureOption } from '../../terms';
import type { Command } from '../../session/command';
import { freeCamps, openRally } from './rally';
import type { RallyPoint } from '../../session/moves';
import { isBreached } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { explainDefense } from '../../session/view/areaDefense';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { areaName } from '../zoneEffects/askArea';

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
  ask: Ask,
  state: State,
  player: string,
  option: AdventureOption | null,
): RallyPoint | null {
  if (!isFull(state)) return UNSEEN;
  const open = option && openRally(state, player, option);
  if (open?.reach) return { rally: open.area, reach: true };
  const known = open?.area ?? onlyCamp(state, player);
  const options = campOptions(state);
  const camp = known ?? ask.choose({ id: 'rally', ...WORDS, ...noCamp(options), layout: 'tiles', options });
  if (camp === null) return null;
  const rally = Number(camp);
  const wide: Command = { type: 'rally', player, rally, reach: true };
  const reach = ask.choose({
    id: 'reach',
    title: say('session.ask.reach'),
    help: say('session.ask.reachHelp'),
    // The only Camp is taken without a question: it is named here.
    ...(known !== null && taken(state, rally)),
    layout: 'chips',
    initial: 'near',
    options: [
      { id: 'near', label: say('session.ask.near') },
      { id: 'far', label: say('session.ask.far'), ...reasonAgainst(state, wide) },
    ],
  });
  return reach && { rally, reach: reach === 'far' };
}

function taken(state: State, rally: number): { readonly lead?: Phrase } {
  const area = state.areas.find(({ id }) => id === rally);
  const camp = campOptions(state).find(({ id }) => id === String(rally));
  const lead = area && camp && listed([camp.label, areaName(area)]);
  return lead ? { lead } : {};
}

/** A page of its own for the Camp; the rest of the wizard is asked without waiting for it. */
export function askCamp(
  ask: Ask,
  state: State,
  player: string,
  option: AdventureOption,
): { point(reach: boolean): RallyPoint; readonly paid: boolean; readonly isOpen: boolean } {
  if (!isFull(state)) return { point: () => UNSEEN, paid: true, isOpen: false };
  const open = openRally(state, player, option);
  if (open) {
    const point = (reach: boolean) => ({ rally: open.area, reach: open.reach || reach });
    return { point, paid: open.reach, isOpen: false };
  }
  const options = campOptions(state);
  const camp =
    onlyCamp(state, player) ??
    ask.choose({ id: 'rally', ...WORDS, ...noCamp(options), layout: 'tiles', options });
  return {
    point: (reach) => ({ ...(camp !== null && { rally: Number(camp) }), reach }),
    paid: false,
    isOpen: camp === null,
  };
}
