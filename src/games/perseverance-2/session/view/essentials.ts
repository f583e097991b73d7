import type { Figure, FigureGroup, IconName } from '@/engine';
import { lastCount, sayCounted } from '../../../perseverance/moments/tracking/level';
import { countedLast, derivedFigure } from '../../../perseverance/session/tableView';
import { say } from '../../say';
import { DINOS, type Dino } from '../../terms';
import type { Command } from '../command';
import { counterName } from '../counting';
import { FIGURE, STOCKED } from '../known';
import { seatOf } from '../records';
import type { Counter, State } from '../state';
import { counterFigure, iconOf, referenceOf } from './figures';
import { whyPerks } from './figureWhy';
import type { Names } from '../names';

/** Behind a tap in Essentials: what is followed, and the rest as it was counted last. */
export function essentialGroups(
  state: State,
  player: string,
  supply: (id: 'dice' | 'influence', icon: IconName) => Figure<Command, Names>,
): readonly FigureGroup<Command, Names>[] {
  const figures = (...counters: readonly Parameters<typeof counterFigure>[2][]) =>
    counters.map((counter) => counterFigure(state, player, counter));
  return [
    {
      id: 'people',
      title: say('session.unseen.people'),
      figures: [
        ...figures('permanentVotes', 'adventures'),
        perksFigure(state, player),
        ...(state.config.threat === 'deterministic' ? figures('threatLight', 'threatHeavy') : []),
      ],
    },
    {
      id: 'supplies',
      title: say('session.group.supplies'),
      figures: [supply('dice', 'die'), supply('influence', 'influence')],
    },
    {
      id: 'last',
      title: say('session.level.last'),
      figures: [
        ...STOCKED.map((counter) =>
          countedLast<Command, Counter, Names>(
            state,
            { label: counterName(counter), icon: iconOf(counter), reference: referenceOf(counter) },
            player,
            counter,
            FIGURE.of(counter, player),
          ),
        ),
        ...DINOS.map((dino) => pennedLast(state, player, dino)),
      ],
    },
  ];
}

/** A tap on it says where it is counted. */
function pennedLast(state: State, player: string, dino: Dino): Figure<Command, Names> {
  const last = lastCount(state, FIGURE.of(dino, player));
  return {
    ...derivedFigure({
      id: `enclosure-${dino}`,
      label: say(`dino.${dino}`),
      icon: dino,
      value: last?.value ?? 0,
      reference: dino,
    }),
    note: sayCounted(last),
    ...(!last && { unknown: true }),
  };
}

export function perksFigure(state: State, player: string): Figure<Command, Names> {
  const { perks } = seatOf(state, player);
  return derivedFigure({
    id: 'perks',
    label: say('session.group.perks'),
    icon: 'perk',
    value: perks.length,
    reference: 'perk',
    ...(perks.length > 0 && { why: whyPerks(state, player) }),
  });
}
