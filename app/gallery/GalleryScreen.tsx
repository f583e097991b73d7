import { useSay } from '@/i18n';
import { Header, Screen } from '@/ui';
import { Gallery } from '@/ui/gallery/Gallery';
import type { ScreenProps } from '../navigation';

export function GalleryScreen({ navigation }: ScreenProps<'Gallery'>) {
  const say = useSay();
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('settings.gallery')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Settings') }}
        />
      }
    >
      <Gallery />
    </Screen>
  );
}
