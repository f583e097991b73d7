import type { GameWidgetProps } from '@/engine';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { columnsOf, editPosition, type AttackDraft } from '../../session/wizards/dinoAttackDraft';
import { AreaSummary } from '../defense/AreaSummary';
import { DefenseGrid } from '../defense/DefenseGrid';
import { Tray } from '../defense/Tray';
import { useTray } from '../defense/useTray';

/** The attacked area, as the grid editor shows it; what is put there goes into the draft, not onto the table. */
export function AttackPosition({ state, seats, text, draft, onWrite }: GameWidgetProps<State, AttackDraft>) {
  const zone = draft.zone ?? 'sustenance';
  const position: State = {
    ...state,
    zones: { ...state.zones, [zone]: { ...state.zones[zone], columns: columnsOf(state, draft) } },
  };
  const tray = useTray(position, zone, (command: Command) => {
    if (command.type !== 'editDefense') return false;
    onWrite(editPosition(state, draft, command.column, command.edit));
    return true;
  });
  return (
    <>
      <DefenseGrid
        state={position}
        zone={zone}
        seats={seats}
        text={text}
        selected={tray.selected}
        onSpace={tray.onSpace}
        onHold={tray.onHold}
      />
      <AreaSummary state={position} zone={zone} text={text} />
      <Tray state={position} zone={zone} seats={seats} text={text} tray={tray} />
    </>
  );
}
