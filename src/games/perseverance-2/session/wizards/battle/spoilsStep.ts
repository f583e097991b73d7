import type { Phrase, WizardStep } from '@/engine';
import { listed } from '../../../../perseverance/say';
import { choose } from '../../../../perseverance/session/wizards/choose';
import { hasEffect, PERKS, type PerkList } from '../../../perks';
import { allDinos, dinosBy, oneDino, speciesIn } from '../../../rules/dinos';
import { enclosureRoom, mostCaptures } from '../../../rules/enclosure';
import { killReward } from '../../../rules/killReward';
import { countedAssets, countedDinos, say } from '../../../say';
import type { Dino } from '../../../terms';
import type { Fight } from '../../outsideCommands';
import { enclosureOf, seatOf } from '../../records';
import { isFull } from '../../state';
import { dinoFigures } from './dinoFigures';
import type { FightDraft } from './fightDraft';
import { missingIn, saying, type Fighting } from './fighting';

/** Each Dino is killed unless it is captured; what has to leave the Enclosure for it stands below. */
export function spoilsStep<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
  fight: Fight,
): WizardStep<Draft> | null {
  const { state, draft, command } = fighting;
  const { dinos, capture, release } = fight;
  if (allDinos(dinos) === 0) return null;
  const { perks } = seatOf(state, draft.player);
  const enclosure = enclosureOf(state, draft.player);
  const limit = mostCaptures(perks);
  const trapper = limit > 1;
  // Which of two species Wrangler takes is asked afterwards.
  const trial = { ...fight, wrangler: null };
  return {
    kind: 'figures',
    id: 'spoils',
    title: say('session.battle.spoils'),
    help: say('session.battle.spoilsHelp'),
    figures: [
      ...dinoFigures<Draft>({
        id: 'capture',
        group: say(trapper ? 'session.battle.captureTrapper' : 'session.battle.capture', { count: limit }),
        value: capture,
        most: dinosBy((dino) => Math.min(dinos[dino], limit)),
        note: (dino) => fateNote(fight, dino, perks),
        write: (said) => saying(fighting, { capture: said }),
      }),
      // In Essentials the table sees to the room in the Enclosure itself.
      ...(allDinos(capture) === 0 || !isFull(state)
        ? []
        : dinoFigures<Draft>({
            id: 'release',
            group: say(
              hasEffect(perks, 'mixedEnclosure') ? 'session.battle.releaseMixed' : 'session.battle.release',
              { count: enclosureRoom(perks) },
            ),
            value: release,
            most: enclosure,
            note: (dino) => say('session.battle.inEnclosure', { count: enclosure[dino] }),
            write: (said) => saying(fighting, { release: said }),
          })),
    ],
    ...missingIn(state, command(trial)),
  };
}

/** "2 killed: 2 Followers and 4 Valor (Warrior)", and what Wrangler brings for a captured one. */
function fateNote({ dinos, capture, wrangler }: Fight, dino: Dino, perks: PerkList): Phrase | undefined {
  const killed = dinos[dino] - capture[dino];
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
    ...(wrangler === dino ? [say('session.battle.wrangled', { gains: gains(1) })] : []),
  ]);
}

/** Which of two captured species is rewarded like a kill; a single one needs no question. */
export function wranglerStep<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
  { capture, wrangler }: Fight,
): WizardStep<Draft> | null {
  const { perks } = seatOf(fighting.state, fighting.draft.player);
  const species = speciesIn(capture);
  if (!hasEffect(perks, 'rewardedCaptures') || species.length < 2) return null;
  return {
    help: say('session.battle.wranglerHelp'),
    ...choose(
      'wrangler',
      say('perk.wrangler'),
      species.map((dino) => ({
        id: dino,
        icon: dino,
        label: countedDinos(oneDino(dino)),
        note: countedAssets(killReward(dino, 1, perks)),
        chosen: wrangler === dino,
        write: () => saying(fighting, { wrangler: dino }),
      })),
    ),
  };
}
