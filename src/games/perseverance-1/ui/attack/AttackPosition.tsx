import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, SPACE, Txt } from '@/ui';
import { say } from '../../say';
import { explainMoves, soldierMoves } from '../../moments/dinoAttack/attackPosition';
import { EMPTY_COLUMN, isFull, type State } from '../../session/state';
import { dinoSpaces, dinoSpacesLeft } from '../../session/supplies';
import { attackForecast } from '../../moments/dinoAttack/attackForecast';
import {
  laidIn,
  positionOf,
  withEdit,
  withLaid,
  type AttackEntered,
} from '../../moments/dinoAttack/attackArea';
import type { Position, PositionPage } from '../../moments/dinoAttack/askPosition';
import { AreaSummary } from '../defense/AreaSummary';
import { EditedGrid } from '../defense/EditedGrid';
import { clearing, type Space } from '../defense/space';
import { AttackArea } from './AttackArea';
import { AttackTray } from './AttackTray';
import { ForecastTable } from './ForecastTable';
import { filledUp, tapRow, tapSpace, type Hand, type Laid } from './hand';

type Props = GameWidgetProps<State, AttackEntered, PositionPage>;

/** The attacked area; what is put there goes into the draft, not onto the table. */
export function AttackPosition(props: Props) {
  const { state, text, draft, given, onWrite } = props;
  const { position } = given;
  return (
    <>
      <AttackArea
        state={state}
        said={draft}
        zone={position?.zone ?? null}
        text={text}
        onSay={(said) => onWrite(said)}
      />
      {position && <Grid key={position.zone} {...props} attacked={position} />}
    </>
  );
}

function Grid({
  state,
  seats,
  text,
  draft,
  given,
  onWrite,
  attacked,
}: Props & { readonly attacked: Position }) {
  const { player } = given;
  const { zone, grid } = attacked;
  const laid = laidIn(draft, zone);
  const position = positionOf(state, attacked, laid);
  const [hand, setHand] = useState<Hand>({ owner: player, dino: 'dino', figure: 'light', clear: false });
  const columnOf = ({ column }: Space) => position.zones[zone].columns[column] ?? EMPTY_COLUMN;
  const lay = (edits: readonly Laid[]) => {
    if (edits.length === 0) return;
    const next = edits.reduce((now, { column, edit }) => withEdit(now, column, edit), laid);
    onWrite(withLaid(draft, zone, next));
  };
  const onSpace = (space: Space) => {
    const tapped = tapSpace(columnOf(space), space, hand);
    setHand(tapped.hand);
    if (tapped.edit) lay([{ column: space.column, edit: tapped.edit }]);
  };
  const onHold = (space: Space) => {
    const edit = clearing(columnOf(space), space);
    if (edit) lay([{ column: space.column, edit }]);
  };
  const spaces = dinoSpaces(position, zone);
  const isThere = (space: Space) => space.kind !== 'dino' || space.space < (spaces[space.column] ?? 0);
  const onRow = (row: readonly Space[]) => lay(tapRow(row.filter(isThere), columnOf, hand));
  const left = dinoSpacesLeft(position, zone);
  const moves = isFull(state) ? explainMoves(soldierMoves(state, zone, grid)) : [];
  const forecast = attackForecast(position, zone);
  return (
    <>
      <EditedGrid
        state={position}
        zone={zone}
        seats={seats}
        text={text}
        selected={null}
        onSpace={onSpace}
        onHold={onHold}
        onRow={onRow}
      />
      <AttackTray state={state} seats={seats} text={text} hand={hand} onHand={setHand} />
      {left > 0 && (
        <View style={{ paddingHorizontal: SPACE.s3, paddingBottom: SPACE.s2 }}>
          <Button
            kind="outline"
            icon="trampler"
            title={text(say('session.attack.fillUp'))}
            onPress={() => lay(filledUp(position.zones[zone].columns, spaces))}
          />
        </View>
      )}
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
