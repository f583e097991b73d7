import { View } from 'react-native';
import { useSay } from '@/i18n';
import { useWizard } from '@/state/useStores';
import { Banner, Icon, useTheme } from '@/ui';

/** A tick when a kill would lose no answer. */
export function DraftMark() {
  const say = useSay();
  const { colour } = useTheme();
  const saved = useWizard((wizard) => wizard.saved);
  return (
    <View role="img" aria-label={say(saved ? 'wizard.draftSaved' : 'wizard.draftSaving')}>
      <Icon name={saved ? 'check' : 'more'} size={16} color={colour.ink3} />
    </View>
  );
}

/** What the disk refuses is said until it is there. */
export function DraftBanner() {
  const say = useSay();
  const trouble = useWizard((wizard) => wizard.trouble);
  if (trouble === null) return null;
  const reason = say(`trouble.${trouble === 'damaged' ? 'unknown' : trouble}`);
  return <Banner text={say('wizard.draftNotSaved', { reason })} />;
}
