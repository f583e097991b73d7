import { useSay } from '@/i18n';
import { Button } from '@/ui';
import type { ScreenProps } from '../navigation';
import { Notice } from './Notice';

export function NotFoundScreen({ navigation }: ScreenProps<'NotFound'>) {
  return <NothingHere onGoHome={() => navigation.popTo('Home')} />;
}

/** Also for an address whose screen exists but whose game, player or page does not. */
export function NothingHere({ onGoHome }: { readonly onGoHome: () => void }) {
  const say = useSay();
  return (
    <Notice icon="learn" title={say('trouble.notFoundTitle')} text={say('trouble.notFoundText')}>
      <Button kind="primary" title={say('trouble.goHome')} onPress={onGoHome} />
    </Notice>
  );
}
