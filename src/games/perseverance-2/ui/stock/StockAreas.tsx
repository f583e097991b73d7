import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, SPACE, Txt } from '@/ui';
import { sayCounted } from '../../../perseverance/moments/tracking/level';
import { playersOf } from '../../../perseverance/session/table';
import { laidWith } from '../../../perseverance/moments/tracking/stock';
import { listed } from '../../../perseverance/say';
import { amount, nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import { knownConditions, mapKnown } from '../../session/known';
import { areaOf } from '../../session/records';
import { emptyArea, type State } from '../../session/state';
import { stockTable, type LaidArea } from '../../moments/tracking/wizard';
import { TERRAINS } from '../../terms';
import { AreaBlock } from '../areas/AreaBlock';
import { AreaSheet } from '../areas/AreaSheet';

/** The Area after what its sheet sends. */
function laidBy({ areas }: State, command: Command): LaidArea | null {
  if (command.type === 'setArea') return { what: 'area', id: command.area.id, to: command.area };
  if (command.type === 'removeArea') return { what: 'area', id: command.id, to: null };
  if (command.type !== 'addArea') return null;
  const id = 1 + Math.max(0, ...areas.map((area) => area.id));
  return { what: 'area', id, to: emptyArea(id, command.terrain) };
}

const BUILT = ['camps', 'outposts', 'watchtowers'] as const;

/** The Cleared Areas on the table, with what was recorded of each player. */
export function StockAreas({
  state,
  seats,
  text,
  draft: areas,
  onWrite,
}: GameWidgetProps<State, readonly LaidArea[]>) {
  const table = stockTable(state, areas);
  const [editing, setEditing] = useState<number | null>(null);
  const edited = editing === null ? undefined : areaOf(table, editing);
  /** Nothing is refused on the way; what cannot be shows before the last tap. */
  const lay = (command: Command) => {
    const change = laidBy(table, command);
    if (change) onWrite(laidWith(areas, change));
    return change !== null;
  };
  const said = areas.length > 0;
  return (
    <View style={{ gap: SPACE.s2, paddingVertical: SPACE.s3, paddingHorizontal: SPACE.s4 }}>
      <Txt role="caption" tone="ink3">
        {text(said ? say('session.level.countedNow') : sayCounted(mapKnown(state)))}
      </Txt>
      {playersOf(state).map((player) => {
        const built = knownConditions(state, player);
        const pieces = listed(
          BUILT.filter((what) => built[what] > 0).map((what) => amount(what, built[what])),
        );
        if (!pieces) return null;
        return (
          <Txt key={player} role="small" tone="ink2">
            {text(say('session.stock.recorded', { player: nameOf(player), pieces }))}
          </Txt>
        );
      })}
      {table.areas.map((area) => (
        <AreaBlock
          key={area.id}
          state={table}
          area={area}
          seats={seats}
          text={text}
          onEdit={() => setEditing(area.id)}
        />
      ))}
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
        {TERRAINS.map((terrain) => (
          <Button
            key={terrain}
            icon="plus"
            title={text(say(`screens.areas.add.${terrain}`))}
            onPress={() => void lay({ type: 'addArea', terrain })}
            style={{ flexGrow: 1 }}
          />
        ))}
      </View>
      {edited && (
        <AreaSheet area={edited} seats={seats} text={text} dispatch={lay} onClose={() => setEditing(null)} />
      )}
    </View>
  );
}
