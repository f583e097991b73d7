import type { Option, Phrase } from '@/engine';
import { NEUTRAL } from '../../../perseverance/session/table';
import { dieOwnerName } from '../../../perseverance/say';
import { say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command } from '../../session/command';
import { evolve } from '../../session/evolve';
import { isFull, playersOf, type State } from '../../session/state';
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
  const owner = askOwner(ask, state, player);
  const changeFace = askFace(ask, state, player);
  const take = (zone: Zone): TakeDie => ({ type: 'takeDie', player, owner, zone, changeFace });
  const afterDie = Object.fromEntries(ZONES.map((zone) => [zone, afterwards(state, take(zone))] as const));
  const tile = ask.choose({
    id: EFFECT,
    title: say('session.turn.effect'),
    help: say('session.act.effectHelp'),
    layout: 'tiles',
    groups: ZONES.map((zone) => ({
      id: zone,
      title: say(`zone.${zone}`),
      ...openDie(state, zone),
      reference: zone,
    })),
    options: ZONES.flatMap((zone) =>
      EFFECTS[zone].map((effect): Option<EffectOfZone> => ({
        id: effect,
        group: zone,
        icon: EFFECT_ICONS[effect],
        reference: effect,
        also: { [SECONDARY_TILE]: null },
        ...tileOf(afterDie[zone] ?? state, player, effect),
        ...reasonAgainst(state, take(zone)),
      })),
    ),
  });
  const zone = tile && ZONES.find((one) => (EFFECTS[one] as readonly string[]).includes(tile));
  if (!tile || !zone) return 'none';
  const brought = isFull(state) ? askDinos(ask, state, player, zone) : {};
  if (brought === null) return null;
  const placed = { ...take(zone), ...brought };
  const after = afterwards(state, placed) ?? state;
  if (tile === 'patrol') {
    const { requirement, stages, soldiers } = askPatrol(ask, after, player);
    return { ...placed, patrol: { requirement, stages, soldiers } };
  }
  const effect = askMove(ask, after, player, tile === 'politics' ? askPolitics(ask, after, player) : tile);
  return effect && { ...placed, effect: effect.move };
}

/** The table once the die lies there and its Dinos have come; null where it cannot be put there. */
function afterwards(state: State, command: Command): State | null {
  const decision = ahead.decide(state, command);
  return decision.ok ? decision.value.reduce(evolve, state) : null;
}

/** Neutral dice cost nothing and belong to nobody: they are taken first. */
function askOwner(ask: Ask, state: State, player: string): string {
  const owners = Object.entries(state.dice);
  const inPool = owners.filter(([, { pool }]) => pool > 0).map(([owner]) => owner);
  const first = [NEUTRAL, player].find((owner) => inPool.includes(owner)) ?? inPool[0] ?? NEUTRAL;
  return (
    ask.choose({
      id: 'owner',
      title: say('session.turn.whose'),
      help: say('session.hint.takeDie'),
      layout: 'chips',
      initial: first,
      options: inOrder(player, owners).map(([owner, { pool }]) => ({
        id: owner,
        ...(playersOf(state).includes(owner) && { player: owner }),
        label: dieLabel(state, player, owner, pool),
        // Its emblem says whose it is, and the price is what matters.
        ...(owner !== player && playersOf(state).includes(owner) && { short: '−2' }),
        ...reasonAgainst(state, { type: 'takeDie', player, owner, zone: null, changeFace: false }),
      })),
    }) ?? first
  );
}

/** What costs nothing first. */
function inOrder<T>(player: string, owners: readonly (readonly [string, T])[]) {
  const place = ([owner]: readonly [string, T]) => (owner === NEUTRAL ? 0 : owner === player ? 1 : 2);
  return [...owners].sort((a, b) => place(a) - place(b));
}

function dieLabel(state: State, player: string, owner: string, count: number): Phrase {
  if (owner === player) return say('session.turn.ownDie', { count });
  return playersOf(state).includes(owner)
    ? say('session.turn.anothersDie', { player: dieOwnerName(owner), count })
    : say('session.turn.die', { owner: dieOwnerName(owner), count });
}

/** Before it is placed, 1 Story changes its face (000:261, 001:814): only for those who can pay. */
function askFace(ask: Ask, state: State, player: string): boolean {
  if (isFull(state) && (state.players[player]?.story ?? 0) < 1) return false;
  const turned = ask.pick<'turned'>({
    id: 'face',
    title: say('session.turn.face'),
    help: say('session.wizard.turned'),
    most: 1,
    options: () => [{ id: 'turned', icon: 'story', label: say('session.turn.faceTurned') }],
  });
  return turned.length > 0;
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
      const { note: _, ...tile } = effectOption(state, player, effect);
      return tile;
    }
    case 'politics': {
      const ways = (['politicsPool', 'politicsBoard'] as const).map((id) => effectOption(state, player, id));
      const open = ways.find(({ reason }) => !reason) ?? ways[0];
      return { ...open, label: say('session.move.politics') };
    }
    default:
      return effectOption(state, player, effect);
  }
}
