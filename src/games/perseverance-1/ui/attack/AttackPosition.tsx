import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { SPACE, Txt } from '@/ui';
import { explainMoves, soldierMoves } from '../../moments/dinoAttack/attackPosition';
import { EMPTY_COLUMN, isFull, type State } from '../../session/state';
import { attackForecast } from '../../moments/dinoAttack/attackForecast';
import { columnsOf, positionOf, withEdit, type GridEdits } from '../../moments/dinoAttack/attackArea';
import type { PositionPage } from '../../moments/dinoAttack/askPosition';
import { AreaSummary } from '../defense/AreaSummary';
import { DefenseGrid } from '../defense/DefenseGrid';
import { clearing, type Space } from '../defense/space';
import { AttackTray } from './AttackTray';
import { ForecastTable } from './ForecastTable';
import { tapSpace, type Hand } from './hand';

type Props = GameWidgetProps<State, GridEdits, PositionPage>;

/** The attacked area; what is put there goes into the draft, not onto the table. */
export function AttackPosition({ state, seats, text, draft: laid, given, onWrite }: Props) {
  const { zone, player } = given;
  const position = positionOf(state, given, laid);
  const [hand, setHand] = useState<Hand>({
    owner: player,
    dino: 'dino',
    figure: 'light',
    clear: false,
  });
  const columnOf = ({ column }: Space) => position.zones[zone].columns[column] ?? EMPTY_COLUMN;
  const onSpace = (space: Space) => {
    const tapped = tapSpace(columnOf(space), space, hand);
    setHand(tapped.hand);
    if (tapped.edit) onWrite(withEdit(laid, space.column, tapped.edit));
  };
  const onHold = (space: Space) => {
    const edit = clearing(columnOf(space), space);
    if (edit) onWrite(withEdit(laid, space.column, edit));
  };
  const moves = isFull(state) ? explainMoves(soldierMoves(state, zone, columnsOf(state, given, laid))) : [];
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
      {forecast && <ForecastTable forecast={forecast} active={player} text={text} />}
    </>
  );
}
