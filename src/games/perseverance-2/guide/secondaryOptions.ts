import { EMPTY_DRAFT, type TurnOption } from '@/engine';
import { allRefused, partsOf } from '../../perseverance/guide/parts';
import { playersOf } from '../../perseverance/session/table';
import { partySize } from '../moments/combat/party';
import { allDinos } from '../moments/combat/dinos';
import { amount, nameOf, say } from '../say';
import type { Command } from '../session/command';
import { leaderPlace, readyParty, seatOf } from '../session/records';
import type { State } from '../session/state';
import { explore } from '../moments/adventure/exploreWizard';
import { leader } from '../moments/leader/wizard';
import { influence } from '../moments/influence/wizard';
import type { Names } from '../session/names';

type Option = TurnOption<Command, Names>;

/** Exactly one of them: what each costs and gives, as the wizards themselves would offer it. */
export function secondaryOptions(state: State): readonly Option[] {
  const officers = partsOf(influence.steps(state, influence.begin(state)), 'officer');
  const open = officers.find(({ reason }) => !reason);
  // The price is the same at every Officer.
  const cubes = open
    ? partsOf(influence.steps(state, { ...EMPTY_DRAFT, chosen: { officer: open.id } }), 'count')
    : [];
  const places = partsOf(leader.steps(state, leader.begin(state)), 'zone');
  const onBoard = leaderPlace(state, state.turn) === 'board';
  return [
    {
      id: 'influence',
      icon: 'influence',
      label: say('lesson.do.influence'),
      ...(!open && { reason: officers[0]?.reason ?? say('lesson.turn.nothing') }),
      parts: cubes,
      does: { kind: 'wizard', wizard: 'influence' },
      reference: 'influence-officer',
    },
    {
      id: 'leader',
      icon: 'leader',
      label: onBoard ? say('lesson.turn.leaderPlace') : say('lesson.turn.leaderMove'),
      ...(allRefused(places) && { reason: places[0]?.reason ?? say('lesson.turn.nothing') }),
      parts: places,
      does: { kind: 'wizard', wizard: 'leader' },
      reference: onBoard ? 'place-leader' : 'move-leader',
    },
    {
      id: 'explore',
      icon: 'search',
      label: say('lesson.do.explore'),
      parts: partsOf(explore.steps(state, explore.begin(state)), 'take'),
      does: { kind: 'wizard', wizard: 'explore' },
      reference: 'explore',
    },
    ...counterattackOption(state),
  ];
}

/** Only where there is a Breach to end. */
function counterattackOption(state: State): readonly Option[] {
  const parts = playersOf(state).flatMap((id) => {
    const { breach } = seatOf(state, id);
    if (!breach) return [];
    const dinos = amount('dinos', allDinos(breach.dinos));
    return [{ id, label: say('lesson.turn.counterattackNote', { player: nameOf(id), dinos }) }];
  });
  if (parts.length === 0) return [];
  return [
    {
      id: 'counterattack',
      icon: 'combat',
      label: say('session.action.counterattack'),
      ...(partySize(readyParty(state, state.turn)) === 0 && { reason: say('lesson.turn.nobodyReady') }),
      parts,
      does: { kind: 'wizard', wizard: 'counterattack' },
      reference: 'counterattack',
    },
  ];
}
