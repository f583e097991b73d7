import type { Explanation, ExplainStep } from '@/engine';
import { PERK_IDS, PERKS, hasEffect, perkEffect, type PerkEffect, type PerkList } from '../../perks';
import { ENCLOSURE } from '../../pieces';
import { allDinos, type DinoCount } from '../../moments/combat/dinos';
import { dinoSets, worthOfSets } from '../../moments/finalScoring/dinoSets';
import { enclosureRoom, mostCaptures } from '../../moments/combat/enclosure';
import { amount, say } from '../../say';
import { seatOf } from '../records';
import type { State } from '../state';

export interface EnclosureNow {
  readonly dinos: DinoCount;
  readonly count: number;
  readonly room: number;
  readonly mixed: boolean;
  readonly captures: number;
  /** Followers for pairs and triples at the end. */
  readonly worth: number;
  readonly why: Readonly<Record<'room' | 'captures' | 'worth', Explanation>>;
}

/** The Enclosure of a player, its limits with the Perks that move them, and what it is worth at the end. */
export function enclosureNow(state: State, player: string): EnclosureNow {
  const { enclosure, perks } = seatOf(state, player);
  const sets = dinoSets(enclosure).filter(({ worth }) => worth > 0);
  const mixed = hasEffect(perks, 'mixedEnclosure');
  return {
    dinos: enclosure,
    count: allDinos(enclosure),
    room: enclosureRoom(perks),
    mixed,
    captures: mostCaptures(perks),
    worth: worthOfSets(sets),
    why: {
      room: [
        { rule: say('screens.enclosure.base'), figure: String(ENCLOSURE.dinos) },
        ...byPerks(perks, 'enclosureDinos'),
        { rule: mixed ? say('screens.enclosure.mixed') : say('screens.enclosure.oneSpecies') },
      ],
      captures: [{ rule: say('screens.enclosure.oneCapture'), figure: '1' }, ...byPerks(perks, 'captures')],
      worth: [
        ...sets.map(({ dino, pairs, triples, worth }) => ({
          rule: say('screens.enclosure.sets', { dino: say(`dino.${dino}`), pairs, triples }),
          figure: `+${worth}`,
        })),
        ...(sets.length === 0
          ? [{ rule: say('screens.enclosure.noSets', { dinos: amount('dinos', 2) }) }]
          : []),
      ],
    },
  };
}

function byPerks(perks: PerkList, effect: PerkEffect): readonly ExplainStep[] {
  return PERK_IDS.filter((perk) => PERKS[perk].effects[effect] !== undefined && perks.includes(perk)).map(
    (perk) => ({ rule: say(`perk.${perk}`), figure: `+${perkEffect([perk], effect)}` }),
  );
}
