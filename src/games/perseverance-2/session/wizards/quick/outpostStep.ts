import { askRoll, askThreatValue } from '../../../../perseverance/session/wizards/threatSteps';
import type { Trail } from '../../../../perseverance/session/wizards/trail';
import { OUTPOST_EFFECTS, type OutpostStepKind } from '../../../outposts';
import { perkEffect } from '../../../perks';
import { NO_DINOS } from '../../../rules/dinos';
import { amount, say } from '../../../say';
import { CITY_ZONES, DINOS, OFFICERS, SOLDIERS, TERRAINS, ZONES, type OutpostTile } from '../../../terms';
import type { Command } from '../../command';
import type { KeptChallenge, OutpostStep } from '../../moves';
import { seatOf } from '../../records';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import { askPerk, NO_PERK } from './askPerk';

interface Moment {
  readonly state: State;
  readonly player: string;
  readonly tile: OutpostTile;
  /** Tells the questions of several steps apart. */
  readonly id: string;
  command(step: OutpostStep): Command;
}

/** What has to be said about one step of an Outpost; null while something is open. */
export function askOutpostStep(trail: Trail, moment: Moment, kind: OutpostStepKind): OutpostStep | null {
  const { state, player, tile, id, command } = moment;
  switch (kind) {
    case 'settle': {
      const zone = trail.ask({
        id: `zone:${id}`,
        title: say('session.ask.zone'),
        help: say('session.ask.zoneHelp'),
        options: CITY_ZONES.map((one) => ({
          id: one,
          label: say(`zone.${one}`),
          ...reasonAgainst(state, command({ kind, zone: one })),
        })),
      });
      return zone && { kind, zone };
    }
    case 'dino': {
      const dino = trail.ask({
        id: `dino:${id}`,
        title: say('session.ask.dino'),
        help: say('session.ask.dinoHelp'),
        options: DINOS.map((one) => ({
          id: one,
          label: say(`dino.${one}`),
          ...reasonAgainst(state, command({ kind, dino: one, release: NO_DINOS })),
        })),
      });
      return dino && { kind, dino, release: NO_DINOS };
    }
    case 'perk': {
      const pick = askPerk(trail, state, {
        id,
        officer: null,
        command: (one) => command({ kind, pick: one }),
        skip: false,
      });
      return pick && pick !== NO_PERK ? { kind, pick } : null;
    }
    case 'movePerk': {
      const from = trail.ask({
        id: `from:${id}`,
        title: say('session.ask.movePerk'),
        help: say('session.ask.movePerkHelp'),
        options: seatOf(state, player).perks.map((perk) => ({ id: perk, label: say(`perk.${perk}`) })),
      });
      if (!from) return null;
      const pick = askPerk(trail, state, {
        id,
        officer: null,
        command: (one) => command({ kind, from, pick: one }),
        skip: false,
      });
      return pick && pick !== NO_PERK ? { kind, from, pick } : null;
    }
    case 'influence': {
      const officer = trail.ask({
        id: `officer:${id}`,
        title: say('session.wizard.officer'),
        help: say('session.ask.officerHelp'),
        options: OFFICERS.map((one) => ({
          id: one,
          label: say(`officer.${one}`),
          ...reasonAgainst(state, command({ kind, officer: one, perk: null })),
        })),
      });
      if (!officer || !OUTPOST_EFFECTS[tile].perkWithCube) return officer && { kind, officer, perk: null };
      const perk = askPerk(trail, state, {
        id,
        officer,
        command: (one) => command({ kind, officer, perk: one }),
        skip: true,
      });
      return perk && { kind, officer, perk: perk === NO_PERK ? null : perk };
    }
    case 'challenge': {
      const kept = askChallenge(trail, moment);
      return kept && { kind, kept };
    }
    case 'clear': {
      const terrain = trail.ask({
        id: `terrain:${id}`,
        title: say('session.ask.terrain'),
        help: say('session.ask.terrainHelp'),
        options: TERRAINS.map((one) => ({ id: one, label: say(`session.terrain.${one}`) })),
      });
      if (!terrain) return null;
      const dinos = trail.ask({
        id: `dinos:${id}`,
        title: say('session.ask.dinosThere'),
        help: say('session.ask.dinosThereHelp'),
        options: numbers(0, 6).map((many) => ({ id: String(many), label: amount('dinos', many) })),
      });
      return dinos === null ? null : { kind, terrain, dinos: Number(dinos) };
    }
    case 'swapDie': {
      const where = trail.ask({
        id: `die:${id}`,
        title: say('session.ask.whichDie'),
        help: say('session.ask.whichDieHelp'),
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
  }
}

/** What a Challenge card may show, as far as taps go; anything else is counted on the table. */
const REWARDS = [
  'followers',
  'food',
  'scrap',
  'islandResource',
  'story',
  'glowberry',
  'valor',
  'lightSoldier',
] as const;

/** A kept Challenge card: its kind, what it gives, its Threat and the roll. */
function askChallenge(trail: Trail, { state, player, id }: Moment): KeptChallenge | null {
  const kind = trail.ask({
    id: `kind:${id}`,
    title: say('session.ask.challenge'),
    help: say('session.ask.challengeHelp'),
    options: SOLDIERS.map((one) => ({ id: one, label: say(`threat.check.${one}`) })),
  });
  if (!kind) return null;
  const reward = trail.ask({
    id: `reward:${id}`,
    title: say('session.ask.reward'),
    help: say('session.ask.rewardHelp'),
    options: [
      ...REWARDS.flatMap((asset) =>
        numbers(1, asset === 'followers' || asset === 'glowberry' ? 3 : 1).map((by) => ({
          id: `${asset}:${by}`,
          label: amount(asset, by),
        })),
      ),
      { id: 'none', label: say('session.ask.nothing') },
    ],
  });
  if (!reward) return null;
  const [asset = '', by = '0'] = reward.split(':');
  const known = REWARDS.find((one) => one === asset);
  const gains = known ? { [known]: Number(by) } : {};
  const asked = { key: id, what: say(`threat.check.${kind}`) };
  const threat = askThreatValue(trail, asked, true);
  if (threat === null) return null;
  if (threat === 'none') return { kind, gains, check: null };
  const check = { threat: Number(threat), roll: null, useLeader: false };
  if (state.config.threat === 'deterministic') return { kind, gains, check };
  const roll = askRoll(trail, asked, check.threat, perkEffect(seatOf(state, player).perks, 'threat'));
  if (roll === null) return null;
  return { kind, gains, check: { ...check, roll: roll === 'app' ? null : Number(roll) } };
}

function numbers(from: number, to: number): readonly number[] {
  return Array.from({ length: to - from + 1 }, (_, i) => from + i);
}
