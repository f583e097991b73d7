import type { AskedFigure, WizardStep } from '@/engine';
import { sayCounted } from '../../../../perseverance/session/level';
import { countOf, playersOf, record, withCount } from '../../../../perseverance/session/table';
import { lessTracking as less } from '../../../../perseverance/session/wizards/level/lessTracking';
import * as family from '../../../../perseverance/session/wizards/level/stock';
import { stockTakingOf } from '../../../../perseverance/session/wizards/level/stockTaking';
import { PIECES } from '../../../pieces';
import { say } from '../../../say';
import { CITY_ZONES, DINOS, type CityZone } from '../../../terms';
import { applyChanges, change, type Change } from '../../change';
import type { Command } from '../../command';
import { knownOwn, ownKnown, stockKnown, STOCKED, type Held, type Stocked } from '../../known';
import type { State } from '../../state';
import { HELD, mostHeld } from '../final/finalDraft';
import { nameOfSource } from '../final/gains';
import { reasonAgainst } from '../reasonAgainst';

export type StockDraft = family.StockDraft<Change>;

const stocking: family.Stocking<State, Held> = {
  counters: HELD,
  most: mostHeld,
  nameOf: (_state, held) => nameOfSource(held),
  known: stockKnown,
};

/** All of it but the Dinos, which are no numbers of their own. */
const COUNTED: family.Stocking<State, Stocked> = { ...stocking, counters: STOCKED };

export const stockTaking = stockTakingOf<State, Command, Held, Change>({
  stocking,
  readChange: change,
  board: (state, draft) => [
    settlementsStep(state, draft),
    {
      kind: 'custom',
      id: 'areas',
      widget: 'stockAreas',
      title: say('screens.areas.title'),
      help: say('session.stock.areasHelp'),
    },
  ],
  taking,
  reasonAgainst,
});

/** Filled in from the set-up with what was recorded since. */
function settlementsStep(state: State, draft: StockDraft): WizardStep<StockDraft> {
  const table = stockTable(state, draft);
  return {
    kind: 'figures',
    id: 'settlements',
    title: say('session.stock.settlements'),
    help: say('session.stock.settlementsHelp'),
    figures: CITY_ZONES.flatMap((zone) =>
      playersOf(state).map((player): AskedFigure<StockDraft> => {
        const { settlements } = table.zones[zone];
        const said = draft.laid.some((change) => change.what === 'settlements' && change.zone === zone);
        return {
          id: `${zone}:${player}`,
          player,
          group: say(`zone.${zone}`),
          label: say('session.built.settlements'),
          note: said ? say('session.level.countedNow') : sayCounted(ownKnown(state, zone, player)),
          value: countOf(settlements, player),
          track: { min: 0, max: PIECES.settlements },
          write: (to) =>
            family.layOut<Change, StockDraft>(draft, {
              what: 'settlements',
              zone,
              to: withCount(settlements, player, to),
            }),
        };
      }),
    ),
  };
}

/** The board as the table has laid it out so far. */
export function stockTable(state: State, draft: StockDraft): State {
  return applyChanges({ ...state, tracking: 'full' }, layout(state, draft));
}

function taking(state: State, draft: StockDraft): Command {
  const goods = family.stockChanges(COUNTED, state, draft);
  const enclosures = playersOf(state).map((player): Change => ({
    what: 'enclosure',
    player,
    to: record(DINOS, (dino) => family.stockOf(stocking, state, draft, player, dino) ?? 0),
  }));
  return { type: 'takeStock', changes: [...goods, ...enclosures, ...layout(state, draft)] };
}

/** First what is known of the City Zones, then what the table has said since. */
function layout(state: State, draft: StockDraft): readonly Change[] {
  return [...CITY_ZONES.map((zone) => asKnown(state, zone)), ...draft.laid];
}

function asKnown(state: State, zone: CityZone): Change {
  const to = playersOf(state).reduce(
    (all, player) => withCount(all, player, knownOwn(state, zone, player)),
    state.zones[zone].settlements,
  );
  return { what: 'settlements', zone, to };
}

export const lessTracking = less<State, Command>(
  (
    [
      ['goods', 'food'],
      ['soldiers', 'light'],
      ['dinos', 'trampler'],
      ['zones', 'settlement'],
      ['areas', 'wall'],
    ] as const
  ).map(([id, icon]) => ({ id, icon, label: say(`session.stock.${id}`) })),
);
