import { ok } from '@/engine';
import { countedAt } from '../../../perseverance/moments/tracking/level';
import { nameOf, say } from '../../say';
import type { RuledCommand } from '../../session/command';
import { changesIn } from '../../session/decide/decision';
import { happened, type Decision } from '../../session/event';
import { FIGURE } from '../../session/known';
import { areaOf, rulesPlayer, seatOf } from '../../session/records';
import { refuse } from '../../session/refuse';
import { isFull, type BreachState, type State } from '../../session/state';
import { standingOn } from '../../session/view/areaDefense';
import { rallyBack } from '../adventure/rally';
import { dinoAttack as attack } from './rule';

type DinoAttack = Extract<RuledCommand, { type: 'dinoAttack' }>;

/** On the owner of the Camp or Outpost that was used; a Breach remembers its Cleared Area and its Savior Bonus. */
export function dinoAttack(state: State, command: DinoAttack): Decision {
  const { owner, trigger, threshold, saviorBonus } = command;
  const area = isFull(state) ? areaOf(state, command.area ?? -1) : null;
  if (area === undefined) return refuse('noSuchArea');
  const target = trigger === 'adventure' ? area?.camp : area?.outpost?.owner;
  if (area && target && target !== owner)
    return refuse('notTheOwner', {
      player: nameOf(owner),
      structure: say(`structure.${trigger === 'adventure' ? 'camp' : 'outpost'}`),
    });
  const { breach } = seatOf(state, owner);
  const outcome = attack.ask({
    owner: rulesPlayer(state, owner),
    trigger,
    structures: area ? standingOn(area) : (command.structures ?? NO_STRUCTURES),
    threshold,
    valorSpent: command.valorSpent,
    card: command.card,
    dangerousDinos: command.dangerousDinos,
    dangerousChosen: command.dangerousChosen,
    breach: breach && { at: breach.at, dinos: breach.dinos },
    successReward: command.successReward,
    failReward: command.failReward,
  });
  if (!outcome.ok) return outcome;
  const { figures, explanation } = outcome.value;
  const broken: BreachState | null =
    figures.success || !figures.breach
      ? breach
      : { ...figures.breach, area: area?.id ?? null, savior: saviorBonus };
  return ok([
    happened(
      'attacked',
      {
        player: owner,
        area: area?.id ?? null,
        value: figures.defenseValue,
        threshold,
        success: figures.success,
      },
      [
        ...changesIn(state, figures.deltas),
        ...(broken === breach ? [] : [{ what: 'breach', player: owner, to: broken } as const]),
        ...(area
          ? rallyBack(state, area.id, trigger === 'adventure' ? 'camp' : 'outpost')
          : [defenseSeen(state, command)]),
      ],
      explanation,
    ),
  ]);
}

const NO_STRUCTURES = { camp: false, outpost: false, watchtower: false } as const;

/** Essentials: what stood in the attacked Area is filled in the next time. */
function defenseSeen(state: State, { owner, trigger, structures = NO_STRUCTURES }: DinoAttack) {
  return countedAt(
    state,
    'attack',
    Object.fromEntries(
      Object.entries(structures).map(([structure, stands]) => [
        FIGURE.defense(structure, owner, trigger),
        stands ? 1 : 0,
      ]),
    ),
  );
}
