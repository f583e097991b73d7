import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { SPACE, Txt } from '@/ui';
import { lastCount, sayCounted } from '../../../perseverance/moments/tracking/level';
import { withCount, countOf } from '../../../perseverance/session/table';
import { laidWith } from '../../../perseverance/moments/tracking/stock';
import { ownerOf } from '../../../perseverance/ui/owner';
import { ZoneDice } from '../../../perseverance/ui/zones/ZoneDice';
import { ZoneLeaders } from '../../../perseverance/ui/zones/ZoneLeaders';
import { say } from '../../say';
import type { Change } from '../../session/change';
import { FIGURE } from '../../session/known';
import { presenceOwners } from '../../session/records';
import { EMPTY_COLUMN, playersOf, type State } from '../../session/state';
import { editColumn } from '../../moments/dinoAttack/attackArea';
import { stockTable } from '../../moments/tracking/wizard';
import { ZONES } from '../../terms';
import { AttackTray } from '../attack/AttackTray';
import { tapSpace, type Hand } from '../attack/hand';
import { EditedGrid } from '../defense/EditedGrid';
import { clearing, type Space } from '../defense/space';
import { SettlementSheet } from '../zones/SettlementSheet';
import { SettlementSpaces } from '../zones/SettlementSpaces';

/** One Zone of the board: Settlements, dice, Leaders, and its Defense area. It goes into the draft. */
export function StockZone(props: GameWidgetProps<State, readonly Change[]>) {
  const { state, seats, text, draft: laid, step, onWrite } = props;
  const zone = ZONES.find((one) => one === step) ?? 'sustenance';
  const table = stockTable(state, laid);
  const [space, setSpace] = useState<number | null>(null);
  const [hand, setHand] = useState<Hand>({ owner: state.turn, dino: 'dino', figure: 'light', clear: false });
  const lay = (change: Change) => onWrite(laidWith(laid, change));
  const columnOf = ({ column }: Space) => table.zones[zone].columns[column] ?? EMPTY_COLUMN;
  const put = (at: Space, edit: ReturnType<typeof clearing>) => {
    if (edit) lay({ what: 'column', zone, column: at.column, to: editColumn(columnOf(at), edit) });
  };
  const leaders = playersOf(table).filter((id) => table.players[id]?.community === zone);
  return (
    <View style={{ gap: SPACE.s3, paddingVertical: SPACE.s3 }}>
      <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s4 }}>
        <Txt role="caption" tone="ink3">
          {text(
            lastCount(state, FIGURE.settlements(zone))
              ? sayCounted(lastCount(state, FIGURE.settlements(zone)))
              : say('session.level.at.setup'),
          )}
        </Txt>
        <SettlementSpaces state={table} zone={zone} seats={seats} text={text} onPress={setSpace} />
        <ZoneDice
          state={table}
          zone={zone}
          seats={seats}
          text={text}
          onSet={({ owner, count }) => {
            const { dice } = table.zones[zone];
            if (countOf(dice, owner) !== count)
              lay({ what: 'zoneDice', zone, dice: withCount(dice, owner, count) });
          }}
        />
        <ZoneLeaders
          title={text(say('screens.zones.leader'))}
          players={playersOf(table)}
          here={leaders}
          seats={seats}
          text={text}
          onChange={(player, here) => lay({ what: 'leader', player, community: here ? zone : null })}
        />
        <Txt role="labelStrong" heading={3}>
          {text(say('screens.defense.title'))}
        </Txt>
        <Txt role="caption" tone="ink3">
          {text(sayCounted(lastCount(state, FIGURE.area(zone))))}
        </Txt>
      </View>
      <EditedGrid
        state={table}
        zone={zone}
        seats={seats}
        text={text}
        selected={null}
        onSpace={(at) => {
          const tapped = tapSpace(columnOf(at), at, hand);
          setHand(tapped.hand);
          put(at, tapped.edit);
        }}
        onHold={(at) => put(at, clearing(columnOf(at), at))}
      />
      <AttackTray state={table} seats={seats} text={text} hand={hand} onHand={setHand} />
      {space !== null && (
        <SettlementSheet
          zone={zone}
          space={space}
          owner={table.zones[zone].settlements[space - 1] ?? null}
          owners={presenceOwners(state).map((id) => ownerOf(id, seats, text))}
          text={text}
          onClose={() => setSpace(null)}
          onChoose={(owner) => {
            lay({ what: 'settlement', zone, space, owner });
            setSpace(null);
          }}
        />
      )}
    </View>
  );
}
