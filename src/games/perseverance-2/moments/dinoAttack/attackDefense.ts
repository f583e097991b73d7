import type { Ask, Count } from '@/engine';
import { lastCount, sayCounted } from '../../../perseverance/moments/tracking/level';
import { record } from '../../../perseverance/session/table';
import { perkEffect } from '../../perks';
import { NO_DINOS } from '../combat/dinos';
import { say } from '../../say';
import { STRUCTURES, type Structure } from '../../terms';
import type { RuledCommand } from '../../session/command';
import { FIGURE } from '../../session/known';
import { seatOf } from '../../session/records';
import type { State } from '../../session/state';
import { defenseOf, standingOn, type Standing } from '../../session/view/areaDefense';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import type { Attacked } from './attackTarget';

export type AttackCommand = Extract<RuledCommand, { type: 'dinoAttack' }>;

const STEP = 'defense';
const MOST_THRESHOLD = 20;
/** Somewhere in the middle of the cards: fewer taps than from 0. */
const USUAL_THRESHOLD = 3;

/** The Threshold of the card, then the Valor against it: the attack before anything of the card is known. */
export function askDefense(ask: Ask, state: State, attacked: Attacked): AttackCommand {
  const { owner, place } = attacked;
  const { valor } = seatOf(state, owner);
  const worth = defensePerValor(state, owner);
  const built = place ? [] : builtFigures(state, attacked);
  const standing = place ? standingOn(place) : standingUnseen(ask, attacked, built);
  const threshold: Count<'threshold'> = {
    id: 'threshold',
    label: say('session.battle.threshold'),
    note: say('session.battle.built', { value: defenseOf(standing) }),
    value: USUAL_THRESHOLD,
    track: { min: 0, max: MOST_THRESHOLD },
  };
  const attack = (counts: Readonly<Record<'threshold' | 'valor', number>>): AttackCommand => ({
    type: 'dinoAttack',
    owner,
    area: place?.id ?? null,
    trigger: triggerOf(attacked),
    ...(!place && { structures: standing }),
    threshold: counts.threshold,
    valorSpent: counts.valor,
    card: { dinos: NO_DINOS, dangerous: 0 },
    dangerousDinos: NO_DINOS,
    dangerousChosen: null,
    successReward: {},
    failReward: {},
    saviorBonus: {},
  });
  return attack(
    ask.count<Structure | 'threshold' | 'valor'>({
      id: STEP,
      title: say('session.battle.defense'),
      help: say('session.battle.defenseHelp'),
      figures: [
        ...built,
        threshold,
        {
          id: 'valor',
          player: owner,
          label: say('session.battle.valor'),
          note: say(worth > 1 ? 'session.battle.valorDefender' : 'session.battle.valorNote', {
            count: valor,
            worth,
          }),
          value: proposedValor(ask.counted(STEP, threshold) - defenseOf(standing), worth, valor),
          track: { min: 0, max: valor },
          per: attacked.id,
        },
      ],
      missing: (counts) => reasonAgainst(state, attack(counts)).reason,
    }),
  );
}

/** Proposes what holds, if there is enough; a sure defeat is not worth any Valor. */
function proposedValor(short: number, worth: number, valor: number): number {
  const needed = Math.ceil(Math.max(0, short) / worth);
  return needed <= valor ? needed : 0;
}

export function defensePerValor(state: State, owner: string): number {
  return 1 + perkEffect(seatOf(state, owner).perks, 'defensePerValor');
}

function triggerOf({ at }: Attacked): AttackCommand['trigger'] {
  return at === 'camp' ? 'adventure' : 'outpost';
}

/** What else is in the Area of the used piece, filled in from the last attack on this player there. */
function builtFigures(state: State, attacked: Attacked): readonly Count<Structure>[] {
  return STRUCTURES.filter((structure) => structure !== attacked.at).map((structure) => {
    const last = lastCount(state, FIGURE.defense(structure, attacked.owner, triggerOf(attacked)));
    return {
      id: structure,
      group: say('session.unseen.besides'),
      label: say(`session.structure.${structure}`),
      note: sayCounted(last),
      saidNote: say('session.level.countedNow'),
      value: last?.value === 1 ? 1 : 0,
      ...(!last && { unknown: true }),
      track: { min: 0, max: 1 },
      per: attacked.id,
    };
  });
}

/** As the table says; what was used is there for sure. */
function standingUnseen(ask: Ask, { at }: Attacked, built: readonly Count<Structure>[]): Standing {
  const isThere = (structure: Structure) =>
    built.some((figure) => figure.id === structure && ask.counted(STEP, figure) > 0);
  return record(STRUCTURES, (structure) => structure === at || isThere(structure));
}
