import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { SPACE, Txt } from '@/ui';
import { explainMoves, soldierMoves } from '../../session/decide/attackPosition';
import { EMPTY_COLUMN, isFull, type State } from '../../session/state';
import { attackForecast } from '../../session/wizards/attackForecast';
import { columnsOf, editPosition, positionOf, type AttackDraft } from '../../session/wizards/dinoAttackDraft';
import { AreaSummary } from '../defense/AreaSummary';
import { DefenseGrid } from '../defense/DefenseGrid';
import { clearing, type Space } from '../defense/space';
import { AttackTray } from './AttackTray';
import { ForecastTable } from './ForecastTable';
import { tapSpace, type Hand } from './hand';

/** The attacked area; what is put there goes into the draft, not onto the table. */
export function AttackPosition({ state, seats, text, draft, onWrite }: GameWidgetProps<State, AttackDraft>) {
  const zone = draft.zone ?? 'sustenance';
  const position = positionOf(state, draft);
  const [hand, setHand] = useState<Hand>({
    owner: draft.player,
    dino: 'dino',
    figure: 'light',
    clear: false,
  });
  const columnOf = ({ column }: Space) => position.zones[zone].columns[column] ?? EMPTY_COLUMN;
  const onSpace = (space: Space) => {
    const tapped = tapSpace(columnOf(space), space, hand);
    setHand(tapped.hand);
    if (tapped.edit) onWrite(editPosition(state, draft, space.column, tapped.edit));
  };
  const onHold = (space: Space) => {
    const edit = clearing(columnOf(space), space);
    if (edit) onWrite(editPosition(state, draft, space.column, edit));
  };
  const moves = isFull(state) ? explainMoves(soldierMoves(state, zone, columnsOf(state, draft))) : [];
  const forecast = attackForecast(position, zone);
  return (
    <>
      <DefenseGrid
        state={position}
        zone={zone}
        seats={seats}
        text={text}
        selected={null}
        onSpace={onSpace}
        onHold={onHold}
      />
      <AttackTray state={state} seats={seats} text={text} hand={hand} onHand={setHand} />
      <AreaSummary state={position} zone={zone} text={text} />
      {moves.length > 0 && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s3 }}>
          {moves.map(({ rule }, i) => (
            <Txt key={i} role="label" tone="ink2">
              {text(rule)}
            </Txt>
          ))}
        </View>
      )}
      {forecast && <ForecastTable forecast={forecast} active={draft.player} text={text} />}
    </>
  );
}
