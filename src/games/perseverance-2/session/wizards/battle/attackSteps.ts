import type { WizardStep } from '@/engine';
import { choose } from '../../../../perseverance/session/wizards/choose';
import { nameOf, say } from '../../../say';
import { isBreached, seatOf } from '../../records';
import type { State } from '../../state';
import { explainDefense } from '../../view/areaDefense';
import { areaName } from '../quick/askArea';
import {
  attackedBy,
  defensePerValor,
  MOST_THRESHOLD,
  ownerOf,
  targetsOn,
  valorSpent,
  type AttackDraft,
  type Attacked,
} from './attackDraft';
import { bareAttack } from './attackVerdict';
import { missingIn } from './fighting';

type Step = WizardStep<AttackDraft>;

/** Which Camp or Outpost was used: its owner defends it. */
export function targetStep(state: State, draft: AttackDraft): Step {
  const chosen = attackedBy(state, draft);
  const options = targetsOn(state).flatMap((target) => {
    const place = state.areas.find(({ id }) => id === target.area);
    const owner = place && ownerOf(place, target.at);
    if (!place || !owner) return [];
    const tile = target.at === 'outpost' ? place.outpost?.tile : null;
    return [
      {
        id: `${target.area}:${target.at}`,
        player: owner,
        label: say('session.area.of', {
          structure: tile ? say(`session.outpost.${tile}`) : say(`session.structure.${target.at}`),
          player: nameOf(owner),
        }),
        note: say('session.battle.targetNote', { area: areaName(place), value: explainDefense(place).value }),
        ...(isBreached(state, target.area, target.at) && { reason: say('session.battle.breached') }),
        chosen: chosen?.area === target.area && chosen.at === target.at,
        write: () => ({ ...draft, target }),
      },
    ];
  });
  return {
    help: say('session.battle.targetHelp'),
    ...choose('target', say('session.battle.target'), options),
    ...(options.length === 0 && { missing: say('session.battle.noTarget') }),
  };
}

/** The Threshold of the card, then the Valor against it. */
export function defenseStep(state: State, draft: AttackDraft, attacked: Attacked): Step {
  const { valor } = seatOf(state, attacked.owner);
  const worth = defensePerValor(state, attacked.owner);
  return {
    kind: 'figures',
    id: 'defense',
    title: say('session.battle.defense'),
    help: say('session.battle.defenseHelp'),
    figures: [
      {
        id: 'threshold',
        label: say('session.battle.threshold'),
        note: say('session.battle.built', { value: explainDefense(attacked.place).value }),
        value: draft.threshold,
        track: { min: 0, max: MOST_THRESHOLD },
        write: (threshold) => ({ ...draft, threshold }),
      },
      {
        id: 'valor',
        player: attacked.owner,
        label: say('session.battle.valor'),
        note: say(worth > 1 ? 'session.battle.valorDefender' : 'session.battle.valorNote', {
          count: valor,
          worth,
        }),
        value: valorSpent(state, draft, attacked),
        track: { min: 0, max: valor },
        write: (to) => ({ ...draft, valor: to }),
      },
    ],
    ...missingIn(state, bareAttack(state, draft, attacked)),
  };
}
