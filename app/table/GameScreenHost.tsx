import type { ScreenProps } from '../navigation';
import { HostedScreen } from './HostedScreen';
import { SessionGate } from './SessionGate';

/** A page that only this game has. */
export function GameScreenHost({ route, navigation }: ScreenProps<'GameScreen'>) {
  const { id, screen } = route.params;
  return (
    <SessionGate id={id}>
      {(open) => (
        <HostedScreen open={open} screen={screen} onClose={() => navigation.popTo('Table', { id })} />
      )}
    </SessionGate>
  );
}
