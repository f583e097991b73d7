import type { Ask, Phrase } from '@/engine';
import { listed } from '../../../perseverance/say';
import { hasEffect, PERKS, type PerkList } from '../../perks';
import { allDinos, dinosBy, NO_DINOS, oneDino, speciesIn, type DinoCount } from './dinos';
import { enclosureRoom, mostCaptures } from './enclosure';
import { killReward } from './killReward';
import { countedAssets, countedDinos, say } from '../../say';
import type { Dino } from '../../terms';
import type { Fight } from '../adventure/commands';
import { enclosureOf, seatOf } from '../../session/records';
import { isFull } from '../../session/state';
import { asGiven } from './asGiven';
import { dinoFigures, dinosIn } from './dinoFigures';
import { whyNot, type Fighting } from './fighting';
import { proposeRelease } from './proposeFight';

const STEP = 'spoils';
const WRANGLER = 'wrangler';

/** Each Dino is killed unless it is captured; what has to leave the Enclosure for it is below. */
export function askSpoils(ask: Ask, fighting: Fighting, fight: Fight): Fight {
  const { state, player, dinos } = fighting;
  if (allDinos(dinos) === 0) return fight;
  const { perks } = seatOf(state, player);
  const enclosure = enclosureOf(state, player);
  const limit = mostCaptures(perks);
  const captures = (note?: (dino: Dino) => Phrase | undefined) =>
    asGiven(
      ask,
      STEP,
      dinoFigures({
        id: 'capture',
        group: say(limit > 1 ? 'session.battle.captureTrapper' : 'session.battle.capture', { count: limit }),
        value: NO_DINOS,
        most: dinosBy((dino) => Math.min(dinos[dino], limit)),
        per: player,
        ...(note && { note }),
      }),
    );
  const capture = dinosIn('capture', Object.fromEntries(captures().map(({ id, value }) => [id, value])));
  const rewarded = wranglerOf(perks, capture, ask.answered(WRANGLER, speciesIn(capture)));
  const release = proposeRelease(enclosure, capture, perks);
  // In Essentials the table sees to the room in the Enclosure itself.
  const releases =
    allDinos(capture) === 0 || !isFull(state)
      ? []
      : asGiven(
          ask,
          STEP,
          dinoFigures({
            id: 'release',
            group: say(
              hasEffect(perks, 'mixedEnclosure') ? 'session.battle.releaseMixed' : 'session.battle.release',
              { count: enclosureRoom(perks) },
            ),
            value: release,
            most: enclosure,
            note: (dino) => say('session.battle.inEnclosure', { count: enclosure[dino] }),
            per: player,
            set: 'release',
          }),
        );
  const after = (counts: Parameters<typeof dinosIn<'release'>>[1]): Fight => ({
    ...fight,
    capture,
    release: releases.length > 0 ? dinosIn('release', counts) : release,
  });
  return after(
    ask.count({
      id: STEP,
      title: say('session.battle.spoils'),
      help: say('session.battle.spoilsHelp'),
      figures: [
        ...captures((dino) => fateNote(dinos[dino] - capture[dino], dino, perks, rewarded === dino)),
        ...releases,
      ],
      // Which of two species Wrangler takes is asked afterwards.
      missing: (counts) => whyNot(fighting, after(counts)),
    }),
  );
}

/** "2 killed: 2 Followers and 4 Valor (Warrior)", and what Wrangler brings for a captured one. */
function fateNote(killed: number, dino: Dino, perks: PerkList, rewarded: boolean): Phrase | undefined {
  const gains = (count: number) => countedAssets(killReward(dino, count, perks));
  const perk = perks.find((id) => 'kill' in PERKS[id] && PERKS[id].kill.dino === dino);
  return listed([
    ...(killed > 0
      ? [
          perk
            ? say('session.battle.killedPerk', { killed, gains: gains(killed), perk: say(`perk.${perk}`) })
            : say('session.battle.killed', { killed, gains: gains(killed) }),
        ]
      : []),
    ...(rewarded ? [say('session.battle.wrangled', { gains: gains(1) })] : []),
  ]);
}

/** A single species needs no question: the reward costs nothing. */
function wranglerOf(perks: PerkList, capture: DinoCount, said: Dino | null): Dino | null {
  if (!hasEffect(perks, 'rewardedCaptures')) return null;
  const [only, ...others] = speciesIn(capture);
  return others.length === 0 ? (only ?? null) : said;
}

/** Which of two captured species is rewarded like a kill; null while it is open. */
export function askWrangler(ask: Ask, { state, player }: Fighting, fight: Fight): Fight | null {
  const { perks } = seatOf(state, player);
  const species = speciesIn(fight.capture);
  if (!hasEffect(perks, 'rewardedCaptures') || species.length < 2)
    return { ...fight, wrangler: wranglerOf(perks, fight.capture, null) };
  const wrangler = ask.choose({
    id: WRANGLER,
    title: say('perk.wrangler'),
    help: say('session.battle.wranglerHelp'),
    layout: 'chips',
    options: species.map((dino) => ({
      id: dino,
      icon: dino,
      label: countedDinos(oneDino(dino)),
      note: countedAssets(killReward(dino, 1, perks)),
    })),
  });
  return wrangler && { ...fight, wrangler };
}
