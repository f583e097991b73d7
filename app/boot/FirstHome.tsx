import { useLanguage } from '@/i18n';
import { BlankPage } from '@/ui';
import { HomeView, type HomePlace } from '../home/HomeView';

/** As Home will be when the storage is open, so that nothing moves when it replaces this one. */
export function FirstHome({ onChoose }: { readonly onChoose: (place: HomePlace) => void }) {
  // Undefined until the first language is there.
  const language = useLanguage() as string | undefined;
  if (language === undefined) return <BlankPage />;
  return <HomeView settled games={0} lastPlayedAt={null} onOpen={onChoose} />;
}
