import type { GameScreenProps } from '@/engine';
import { OfficersPage } from '../../../perseverance/ui/officers/OfficersPage';
import { PIECES } from '../../pieces';
import type { Command } from '../../session/command';
import { suppliesLeft } from '../../session/records';
import type { State } from '../../session/state';
import { officerMajorities } from '../../session/view/officerMajorities';
import { SCREEN_ENTRIES } from '../screenEntries';

export function OfficersScreen({ state, ...props }: GameScreenProps<State, Command>) {
  return (
    <OfficersPage
      {...props}
      majorities={officerMajorities(state)}
      cubes={PIECES.influence}
      cubesLeft={(player) => suppliesLeft(state, player).influence}
      entry={SCREEN_ENTRIES.officers}
    />
  );
}
