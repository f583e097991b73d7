import { PassedSecret } from './PassedSecret';
import { SharedSecret } from './SharedSecret';
import type { StepProps } from './StepBody';
import { useSecretRound } from './useSecretRound';

/** On everybody's own phone at a shared table; otherwise one phone is passed around. */
export function StepSecret(props: StepProps<'secret'>) {
  const round = useSecretRound(props.step);
  return round ? <SharedSecret {...props} round={round} /> : <PassedSecret {...props} />;
}
