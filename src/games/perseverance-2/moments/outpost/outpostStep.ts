import type { Ask } from '@/engine';
import { askRoll, askThreatValue } from '../../../perseverance/moments/threat/threatSteps';
import { OUTPOST_EFFECTS, type OutpostStepKind } from '../../outposts';
import { perkEffect } from '../../perks';
import { amount, say } from '../../say';
import { OFFICERS, SOLDIERS, TERRAINS, TILE_CODES, ZONES, type OutpostTile } from '../../terms';
import type { Command } from '../../session/command';
import type { KeptChallenge, OutpostStep } from '../../session/moves';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { askDino } from '../zoneEffects/askDino';
import { askPerk, NO_PERK } from '../influence/askPerk';
import { askShown, askThings } from '../adventure/askThings';
import { askCityZone } from '../zoneEffects/askZone';

interface Moment {
  readonly state: State;
  readonly player: string;
  readonly tile: OutpostTile;
  /** Keeps the questions of several steps apart. */
  readonly id: string;
  command(step: OutpostStep): Command;
}

/** The answers that one step of an Outpost needs; null while something is open. */
export function askOutpostStep(ask: Ask, moment: Moment, kind: OutpostStepKind): OutpostStep | null {
  const { state, player, tile, id, command } = moment;
  switch (kind) {
    case 'settle': {
      const zone = askCityZone(ask, state, { id, command: (one) => command({ kind, zone: one }) });
      return zone && { kind, zone };
    }
    case 'dino': {
      const taken = askDino(ask, state, {
        id,
        player,
        command: (dino, release) => command({ kind, dino, release }),
        none: false,
      });
      return taken?.dino ? { kind, dino: taken.dino, release: taken.release } : null;
    }
    case 'perk': {
      const pick = askPerk(ask, state, {
        id,
        player,
        officer: null,
        command: (one) => command({ kind, pick: one }),
        skip: false,
      });
      return pick && pick !== NO_PERK ? { kind, pick } : null;
    }
    case 'movePerk': {
      const from = ask.choose({
        id: `from:${id}`,
        title: say('session.ask.movePerk'),
        help: say('session.ask.movePerkHelp'),
        layout: 'chips',
        options: seatOf(state, player).perks.map((perk) => ({ id: perk, label: say(`perk.${perk}`) })),
      });
      if (!from) return null;
      const pick = askPerk(ask, state, {
        id,
        player,
        officer: null,
        command: (one) => command({ kind, from, pick: one }),
        skip: false,
        free: true,
      });
      return pick && pick !== NO_PERK ? { kind, from, pick } : null;
    }
    case 'influence': {
      const officer = ask.choose({
        id: `officer:${id}`,
        title: say('session.wizard.officer'),
        help: say('session.ask.officerHelp'),
        layout: 'chips',
        options: OFFICERS.map((one) => ({
          id: one,
          label: say(`officer.${one}`),
          ...reasonAgainst(state, command({ kind, officer: one, perk: null })),
        })),
      });
      if (!officer || !OUTPOST_EFFECTS[tile].perkWithCube) return officer && { kind, officer, perk: null };
      const perk = askPerk(ask, state, {
        id,
        player,
        officer,
        command: (one) => command({ kind, officer, perk: one }),
        skip: true,
      });
      return perk && { kind, officer, perk: perk === NO_PERK ? null : perk };
    }
    case 'challenge': {
      const kept = askChallenge(ask, moment);
      return kept && { kind, kept };
    }
    case 'clear': {
      const tile = isFull(state) ? askCleared(ask, moment) : UNSEEN_TILE;
      if (!tile) return null;
      const dinos = ask.choose({
        id: `dinos:${id}`,
        title: say('session.ask.dinosThere'),
        help: say('session.ask.dinosThereHelp'),
        layout: 'chips',
        options: numbers(0, 6).map((many) => ({ id: String(many), label: amount('dinos', many) })),
      });
      return dinos === null ? null : { kind, ...tile, dinos: Number(dinos) };
    }
    case 'swapDie': {
      if (!isFull(state)) return { kind, zone: null };
      const where = ask.choose({
        id: `die:${id}`,
        title: say('session.ask.whichDie'),
        help: say('session.ask.whichDieHelp'),
        layout: 'chips',
        options: [
          ...ZONES.map((zone) => ({
            id: zone,
            label: say(`zone.${zone}`),
            ...reasonAgainst(state, command({ kind, zone })),
          })),
          {
            id: 'unsaid' as const,
            label: say('session.wizard.notSaid'),
            ...reasonAgainst(state, command({ kind, zone: null })),
          },
        ],
      });
      return where && { kind, zone: where === 'unsaid' ? null : where };
    }
    case 'swapDice':
      // Asked before the Effect, with a page of its own.
      return null;
  }
}

/** The Map is not followed: any tile will do. */
const UNSEEN_TILE = { terrain: 'plains', code: null } as const;

/** Which tile is removed. */
function askCleared(ask: Ask, { state, id, command }: Moment) {
  const terrain = ask.choose({
    id: `terrain:${id}`,
    title: say('session.ask.terrain'),
    help: say('session.ask.terrainHelp'),
    layout: 'chips',
    options: TERRAINS.map((one) => ({ id: one, label: say(`session.terrain.${one}`) })),
  });
  if (!terrain) return null;
  const code = ask.choose({
    id: `code:${id}`,
    title: say('session.ask.code'),
    help: say('session.ask.codeHelp'),
    layout: 'chips',
    initial: 'unsaid',
    options: [
      ...TILE_CODES[terrain].map((one) => ({
        id: one,
        label: say('session.area.tile', { code: one }),
        ...reasonAgainst(state, command({ kind: 'clear', terrain, dinos: 0, code: one })),
      })),
      { id: 'unsaid', label: say('session.wizard.notSaid') } as const,
    ],
  });
  return code && { terrain, code: code === 'unsaid' ? null : code };
}

/** A kept Challenge card: its kind, everything that it gives, its Threat and the roll. */
function askChallenge(ask: Ask, { state, player, id, command }: Moment): KeptChallenge | null {
  const kind = ask.choose({
    id: `kind:${id}`,
    title: say('session.ask.challenge'),
    help: say('session.ask.challengeHelp'),
    layout: 'chips',
    options: SOLDIERS.map((one) => ({ id: one, label: say(`threat.check.${one}`) })),
  });
  if (!kind) return null;
  const { gains, counts } = askShown(ask, state, {
    id: `reward:${id}`,
    title: say('session.ask.reward'),
    help: say('session.ask.rewardHelp'),
  });
  const things = askThings(ask, state, {
    id,
    player,
    counts,
    command: (some) => command({ kind: 'challenge', kept: { kind, gains, things: some, check: null } }),
  });
  if (!things) return null;
  const card = { kind, gains, ...(things.length > 0 && { things }) };
  const asked = { key: id, what: say(`threat.check.${kind}`) };
  const threat = askThreatValue(ask, asked, true);
  if (threat === null) return null;
  if (threat === 'none') return { ...card, check: null };
  const check = { threat: Number(threat), roll: null, useLeader: false };
  if (state.config.threat === 'deterministic') return { ...card, check };
  const roll = askRoll(ask, asked, check.threat, perkEffect(seatOf(state, player).perks, 'threat'));
  if (roll === null) return null;
  return { ...card, check: { ...check, roll: roll === 'app' ? null : Number(roll) } };
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
