import type { AskedFigure, WizardStep } from '@/engine';
import { sayCounted } from '../../../../perseverance/session/level';
import { playersOf } from '../../../../perseverance/session/table';
import { choose } from '../../../../perseverance/session/wizards/choose';
import { BREACHABLE } from '../../../rules/breach';
import { nameOf, say } from '../../../say';
import { STRUCTURES } from '../../../terms';
import { isBreached, seatOf } from '../../records';
import { isFull, type State } from '../../state';
import { defenseOf, explainDefense } from '../../view/areaDefense';
import { areaName } from '../quick/askArea';
import {
  attackedBy,
  defensePerValor,
  lastSeen,
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
  if (!isFull(state)) return unseenStep(state, draft);
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

/** In Essentials: whose Camp or Outpost, wherever it stands. */
function unseenStep(state: State, draft: AttackDraft): Step {
  return {
    help: say('session.battle.targetHelp'),
    ...choose(
      'target',
      say('session.battle.target'),
      playersOf(state).flatMap((owner) =>
        BREACHABLE.map((at) => ({
          id: `${owner}:${at}`,
          player: owner,
          label: say('session.area.of', { structure: say(`session.structure.${at}`), player: nameOf(owner) }),
          chosen: draft.unseen?.owner === owner && draft.unseen.at === at,
          write: () => ({ ...draft, unseen: { owner, at }, built: {}, valor: null }),
        })),
      ),
    ),
  };
}

/** What else stands in the Area of the used piece, as it was at the last attack there. */
function builtFigures(
  state: State,
  draft: AttackDraft,
  attacked: Attacked,
): readonly AskedFigure<AttackDraft>[] {
  if (attacked.place) return [];
  return STRUCTURES.filter((structure) => structure !== attacked.at).map((structure) => {
    const last = lastSeen(state, attacked, structure);
    const said = draft.built[structure] !== undefined;
    return {
      id: structure,
      group: say('session.unseen.besides'),
      label: say(`session.structure.${structure}`),
      note: said ? say('session.level.countedNow') : sayCounted(last),
      value: attacked.standing[structure] ? 1 : 0,
      ...(!said && !last && { unknown: true }),
      track: { min: 0, max: 1 },
      write: (to: number) => ({ ...draft, built: { ...draft.built, [structure]: to > 0 } }),
    };
  });
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
      ...builtFigures(state, draft, attacked),
      {
        id: 'threshold',
        label: say('session.battle.threshold'),
        note: say('session.battle.built', { value: defenseOf(attacked.standing) }),
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
