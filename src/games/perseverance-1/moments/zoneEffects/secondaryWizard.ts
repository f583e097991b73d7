import type { Ask, Option } from '@/engine';
import { onTurn } from '../../../perseverance/session/wizards/onTurn';
import type { NetGun } from './ruleInput';
import { say } from '../../say';
import { SOLDIERS, ZONES, type Row } from '../../terms';
import type { Command, SoldierMove, Spot } from '../../session/command';
import { activeLeader } from '../../session/decide/actingPlayer';
import { isFull, type State } from '../../session/state';
import { askRow, askSoldiers, dinoSpots, reasonAgainstRows, type DinoSpot } from './askSpace';
import { lazily, reasonAgainstAll } from './anyOf';
import { reasonAgainst, outlook, wizard } from '../../session/wizards/wizard';
import { askEffect, effectsOf } from './wizard';

export const SECONDARY = ['soldiers', 'defense', 'community', 'home'] as const;
export type Secondary = (typeof SECONDARY)[number];

/** The Secondary Actions except Influence, which has a button of its own. */
export const secondary = wizard({
  id: 'secondary',
  quick: true,
  title: () => say('session.action.secondary'),
  actor: onTurn,
  script(ask, state, player) {
    const chosen = ask.choose({
      id: 'action',
      title: say('session.act.secondary'),
      help: say('session.act.secondaryHelp'),
      options: secondaryOptions(state, player),
    });
    return chosen && askSecondary(ask, state, player, chosen);
  },
});

/** What can be done now, and why not the rest. */
export function secondaryOptions(state: State, player: string): readonly Option<Secondary>[] {
  const place = placing(player);
  const defend = defending(player);
  const placed = SOLDIERS.map((type) =>
    reasonAgainstRows(state, (row, spot) => place([{ type, row, spot }])),
  );
  return [
    {
      id: 'soldiers',
      icon: 'light',
      label: say('session.act.placeSoldiers'),
      ...(placed.find(({ reason }) => reason === undefined) ?? placed[0]),
    },
    {
      id: 'defense',
      icon: 'leader',
      label: say('session.act.leaderDefense'),
      ...reasonAgainstRows(state, (row, spot) => defend(row, spot)),
    },
    {
      id: 'community',
      icon: 'leader',
      label: say('session.act.leaderCommunity'),
      note: say('session.act.leaderCommunityNote'),
      ...reasonEverywhere(state, player),
    },
    {
      id: 'home',
      icon: 'undo',
      label: say('session.act.leaderHome'),
      ...reasonAgainst(state, { type: 'leaderHome', player }),
    },
  ];
}

/** Everything that one of them asks. */
export function askSecondary(ask: Ask, state: State, player: string, chosen: Secondary): Command | null {
  switch (chosen) {
    case 'soldiers': {
      const place = placing(player);
      const soldiers = askSoldiers(ask, state, player, 'place', 2, place);
      return soldiers && place(soldiers);
    }
    case 'defense':
      return askDefense(ask, state, player);
    case 'community':
      return askCommunity(ask, state, player);
    case 'home':
      return { type: 'leaderHome', player };
  }
}

function placing(player: string) {
  return (place: readonly SoldierMove[]): Command => ({
    type: 'action',
    player,
    move: { action: 'place-soldiers', place },
  });
}

function defending(player: string) {
  return (
    row: Row,
    spot: Spot | null,
    netGun: NetGun | null = null,
    under: DinoSpot | null = null,
  ): Command => ({
    type: 'action',
    player,
    move: {
      action: 'leader-defense',
      row,
      spot,
      netGun,
      // Face down: only its owner knows the type of the Trap.
      trap: under && { column: under.spot.column, space: under.space, type: null },
    },
  });
}

function askDefense(ask: Ask, state: State, player: string): Command | null {
  const defend = defending(player);
  const place = askRow(ask, state, player, 'leader', (row, spot) => defend(row, spot));
  if (!place) return null;
  const { row, spot } = place;
  if (activeLeader(state, player) !== 'phoenix') return defend(row, spot);
  const under = spot
    ? dinoSpots(state, spot.zone).filter(
        ({ to }) => reasonAgainst(state, defend(row, spot, 'trap', to)).reason === undefined,
      )
    : [];
  const netGun = ask.choose({
    id: 'netGun',
    title: say('session.act.netGun'),
    help: say('session.act.netGunHelp'),
    layout: 'chips',
    options: [
      ...(['valor', 'safeguard'] as const).map((point) => ({
        id: point,
        icon: point,
        label: say(`asset.${point}`),
        ...outlook(state, player, defend(row, spot, point), defend(row, spot)),
      })),
      {
        id: 'trap',
        icon: 'trap',
        label: say('session.act.netGunTrap'),
        ...(isFull(state) && under.length === 0 && { reason: say('session.act.noSpace') }),
      },
      { id: 'none', icon: 'close' as const, label: say('session.act.netGunNone') },
    ],
  });
  if (netGun === null) return null;
  if (netGun !== 'trap' || !isFull(state)) return defend(row, spot, netGun === 'none' ? null : netGun);
  const dino = ask.choose({
    id: 'under',
    title: say('session.act.underDino'),
    help: say('session.act.underDinoHelp'),
    layout: 'spaces',
    groups: spot ? [{ id: spot.zone, title: say(`zone.${spot.zone}`) }] : [],
    options: under.map(({ to, ...space }) => ({ ...space, group: to.spot.zone })),
  });
  const chosen = under.find(({ id }) => id === dino);
  return chosen ? defend(row, spot, netGun, chosen.to) : null;
}

/** A Leader who is out, or Leaders in every Zone. */
function reasonEverywhere(state: State, player: string) {
  return reasonAgainstAll(
    state,
    lazily(ZONES, (zone) => ({ type: 'leaderToCommunity', player, zone })),
  );
}

function askCommunity(ask: Ask, state: State, player: string): Command | null {
  const zone = ask.choose({
    id: 'zone:community',
    title: say('session.act.zone'),
    help: say('session.act.zoneHelp'),
    layout: 'chips',
    options: ZONES.map((name) => ({
      id: name,
      label: say(`zone.${name}`),
      ...reasonAgainst(state, { type: 'leaderToCommunity', player, zone: name }),
    })),
  });
  if (zone === null) return null;
  const question = {
    id: 'communityEffect',
    title: say('session.act.communityEffect', { zone: say(`zone.${zone}`) }),
    help: say('session.act.communityEffectHelp'),
    layout: 'chips' as const,
  };
  const none = {
    icon: 'close' as const,
    label: say('session.act.communityNone'),
    ...(zone === 'sustenance' && { note: say('session.act.communityPatrol') }),
  };
  const effect = askEffect(ask, state, player, question, effectsOf(zone), none);
  if (effect === null) return null;
  return {
    type: 'leaderToCommunity',
    player,
    zone,
    ...(effect !== 'none' && { effect: effect.move }),
  };
}
