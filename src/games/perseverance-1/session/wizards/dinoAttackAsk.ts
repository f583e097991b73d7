import type { AskedFigure, Phrase, WizardStep } from '@/engine';
import { PIECES } from '../../pieces';
import { nameOf, say } from '../../say';
import { ZONES } from '../../terms';
import { isFull, playersOf, type State } from '../state';
import { dinoSpacesLeft, rulesFor } from '../supplies';
import { choose, reasonAgainst } from './choose';
import {
  attackCommand,
  attackOn,
  leadersOut,
  mostSettlements,
  own,
  type AttackDraft,
} from './dinoAttackDraft';

type AttackStep = WizardStep<AttackDraft>;

export function zoneStep(state: State, draft: AttackDraft): AttackStep {
  const options = ZONES.map((zone) => ({
    id: zone,
    icon: 'raptor',
    label: say(`zone.${zone}`),
    note: say(state.zones[zone].dangerous ? 'session.attack.dangerous' : 'session.attack.safe', {
      area:
        isFull(state) && dinoSpacesLeft(state, zone) === 0
          ? say('session.attack.areaFull')
          : say(state.zones[zone].dangerous ? 'session.attack.laterAttack' : 'session.attack.firstAttack'),
    }),
    chosen: draft.zone === zone,
    write: () => (draft.zone === zone ? draft : attackOn(zone, draft.player)),
  }));
  return {
    ...choose('zone', say('session.attack.zone'), options),
    help: say('session.attack.zoneHelp'),
  };
}

export function activeStep(state: State, draft: AttackDraft): AttackStep {
  return {
    ...choose(
      'active',
      say('session.attack.active'),
      playersOf(state).map((player) => ({
        id: player,
        player,
        label: say('session.event.owner', { player: nameOf(player) }),
        ...(player === state.turn && { note: say('session.attack.onTurn') }),
        chosen: draft.player === player,
        write: () => ({ ...draft, player }),
      })),
    ),
    help: say('session.attack.activeHelp'),
  };
}

/** The grid. Traps that nobody has turned up yet say nothing about whether the position can be. */
export function positionStep(state: State, draft: AttackDraft): AttackStep {
  const trial = attackCommand(state, draft, 'trial');
  return {
    kind: 'custom',
    id: 'position',
    widget: 'attackPosition',
    title: say('session.attack.position'),
    help: say('session.attack.positionHelp'),
    ...missing(trial ? reasonAgainst(state, { ...trial, picks: {} }).reason : chooseFirst()),
  };
}

/** In Essentials nobody knows who lives there. */
export function communitySteps(state: State, draft: AttackDraft): readonly AttackStep[] {
  if (isFull(state)) return [];
  const tooMany = draft.settlements.length > mostSettlements(state, draft);
  const leaders = rulesFor(state).rewards.includes('retrieve-leader');
  return [
    {
      kind: 'custom',
      id: 'settlements',
      widget: 'attackSettlements',
      title: say('session.attack.settlements'),
      help: say('session.attack.settlementsHelp'),
      ...missing(tooMany ? say('session.attack.tooManySettlements') : undefined),
    },
    {
      kind: 'figures',
      id: 'community',
      title: say(leaders ? 'session.attack.diceAndLeaders' : 'session.attack.dice'),
      help: say('session.attack.communityHelp'),
      figures: [...diceIn(state, draft), ...(leaders ? leadersOn(state, draft) : [])],
    },
  ];
}

function diceIn(state: State, draft: AttackDraft): readonly AskedFigure<AttackDraft>[] {
  return playersOf(state).map((player) => ({
    id: `dice:${player}`,
    player,
    group: say('session.attack.dice'),
    label: say('session.attack.dice'),
    value: own(draft.dice, player) ?? 0,
    track: { min: 0, max: PIECES.dice },
    write: (to) => ({ ...draft, dice: { ...draft.dice, [player]: to } }),
  }));
}

/** One that stands in the grid is out already. */
function leadersOn(state: State, draft: AttackDraft): readonly AskedFigure<AttackDraft>[] {
  const shown = leadersOut(state, { ...draft, leaders: [] });
  return playersOf(state)
    .filter((player) => !shown.includes(player))
    .map((player) => ({
      id: `leader:${player}`,
      player,
      group: say('session.attack.leaders'),
      label: say('session.attack.leaders'),
      value: draft.leaders.includes(player) ? 1 : 0,
      track: { min: 0, max: 1 },
      write: (to) => ({
        ...draft,
        leaders: [...draft.leaders.filter((other) => other !== player), ...(to > 0 ? [player] : [])],
      }),
    }));
}

function chooseFirst(): Phrase {
  return say('session.refusal.nothingChosen');
}

function missing(reason: Phrase | undefined): { readonly missing?: Phrase } {
  return reason ? { missing: reason } : {};
}
