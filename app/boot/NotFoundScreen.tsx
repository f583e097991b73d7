import { useSay } from '@/i18n';
import { Button } from '@/ui';
import type { ScreenProps } from '../navigation';
import { Notice } from './Notice';

export function NotFoundScreen({ navigation }: ScreenProps<'NotFound'>) {
  const say = useSay();
  return (
    <Notice icon="learn" title={say('trouble.notFoundTitle')} text={say('trouble.notFoundText')}>
      <Button kind="primary" title={say('trouble.goHome')} onPress={() => navigation.popTo('Home')} />
    </Notice>
  );
}
