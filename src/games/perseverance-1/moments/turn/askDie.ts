import { onceForState, type Option, type Phrase } from '@/engine';
import { listed } from '../../../perseverance/say';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { askDieFace, askDieOwner } from '../../../perseverance/session/wizards/askDie';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { isFull, type State } from '../../session/state';
import { dinoSpaces, dinoSpacesLeft } from '../../session/supplies';
import { ahead, reasonAgainst, type Ask } from '../../session/wizards/wizard';
import { askDinos, openDie } from '../dice/dieDinos';
import type { TakeDie } from '../dice/wizard';
import { askPatrol, patrolBegin } from '../patrol/beginWizard';
import { EFFECT_ICONS } from '../zoneEffects/icons';
import { askMove, effectOption, type EffectName } from '../zoneEffects/wizard';
import { EFFECTS, type EffectOfZone } from '../zoneEffects/zoneEffects';

/** The tiles of the page that the other half of a turn has. */
export const EFFECT = 'effect';
export const SECONDARY_TILE = 'secondary';

/**
 * A tap on an Effect says die, Zone and Effect at once; whose die it is and its face are small choices above it. Null
 * while something is open; `none` while no Effect is tapped.
 */
export function askDie(ask: Ask, state: State, player: string): TakeDie | 'none' | null {
  const { owner, isOpen } = askDieOwner(ask, state, player, {
    help: say('session.hint.takeDie'),
    refused: (one) =>
      reasonAgainst(state, { type: 'takeDie', player, owner: one, zone: null, changeFace: false }),
  });
  // Before it is placed, 1 Story changes its face (000:261, 001:814): only for those who can pay.
  const poor = isFull(state) && (state.players[player]?.story ?? 0) < 1;
  const changeFace = !poor && askDieFace(ask, say('session.wizard.turned'));
  const take = (zone: Zone): TakeDie => ({ type: 'takeDie', player, owner, zone, changeFace });
  const tile = ask.choose({
    id: EFFECT,
    title: say('session.turn.effect'),
    help: say('session.act.effectHelp'),
    layout: 'tiles',
    groups: ZONES.map((zone) => ({
      id: zone,
      title: say(`zone.${zone}`),
      ...zoneNote(state, zone),
      reference: zone,
    })),
    options: ZONES.flatMap((zone) => tilesWith(state, zone, take(zone))),
  });
  const zone = tile && ZONES.find((one) => (EFFECTS[one] as readonly string[]).includes(tile));
  if (!tile || !zone) return 'none';
  const brought = isFull(state) ? askDinos(ask, state, player, zone) : {};
  if (brought === null || isOpen) return null;
  const placed = { ...take(zone), ...brought };
  const after = afterwards(ahead, state, placed) ?? state;
  if (tile === 'patrol') {
    const { requirement, stages, soldiers } = askPatrol(ask, after, player);
    return { ...placed, patrol: { requirement, stages, soldiers } };
  }
  const effect = askMove(ask, after, player, tile === 'politics' ? askPolitics(ask, after, player) : tile);
  return effect && { ...placed, effect: effect.move };
}

const tilesOnce = onceForState<State, readonly Option<EffectOfZone>[]>();

/** The Effects of a Zone once the die lies there. Every one of them is decided, and a tap on one changes none. */
function tilesWith(state: State, zone: Zone, take: TakeDie): readonly Option<EffectOfZone>[] {
  return tilesOnce(state, JSON.stringify(take), () => {
    const after = afterwards(ahead, state, take) ?? state;
    const closed = reasonAgainst(state, take);
    return EFFECTS[zone].map((effect) => ({
      id: effect,
      group: zone,
      icon: EFFECT_ICONS[effect],
      reference: effect,
      also: { [SECONDARY_TILE]: null },
      ...tileOf(after, take.player, effect),
      ...closed,
    }));
  });
}

/** How full its Defense area is, and what an open Dino die shows. */
function zoneNote(state: State, zone: Zone): { readonly note?: Phrase } {
  if (!isFull(state)) return openDie(state, zone);
  const spaces = dinoSpaces(state, zone).reduce((sum, one) => sum + one, 0);
  const filled = say('session.turn.dinos', { count: spaces - dinoSpacesLeft(state, zone), spaces });
  const { note } = openDie(state, zone);
  return { note: note ? (listed([filled, note]) ?? filled) : filled };
}

function askPolitics(ask: Ask, state: State, player: string): EffectName {
  const ways = (['politicsPool', 'politicsBoard'] as const).map((id) => ({
    id,
    ...effectOption(state, player, id),
  }));
  return (
    ask.choose({
      id: 'politics',
      title: say('session.move.politics'),
      help: say('session.act.whichDieHelp'),
      layout: 'chips',
      initial: ways.find(({ reason }) => !reason)?.id ?? null,
      options: ways,
    }) ?? 'politicsPool'
  );
}

/** What the Effect gives, or why nothing of it can be resolved. */
function tileOf(
  state: State,
  player: string,
  effect: EffectOfZone,
): { readonly label: Phrase; readonly note?: Phrase; readonly reason?: Phrase } {
  switch (effect) {
    case 'patrol': {
      const [card] = patrolBegin.steps(state, patrolBegin.begin(state));
      return { label: say('session.turn.patrol'), ...(card?.missing && { reason: card.missing }) };
    }
    case 'settle':
    case 'training':
    case 'fortifications': {
      // What they give is said by their options.
      const { label, reason } = effectOption(state, player, effect);
      return { label, ...(reason && { reason }) };
    }
    case 'politics': {
      const ways = (['politicsPool', 'politicsBoard'] as const).map((id) => effectOption(state, player, id));
      const open = ways.find(({ reason }) => !reason) ?? ways[0];
      return { ...open, label: say('session.move.politics') };
    }
    case 'rations':
    case 'pub':
    case 'supply':
    case 'salvage':
      return effectOption(state, player, effect);
  }
}
