import type { ReferenceEntry, ReferenceText } from '@/engine';
import { useSay } from '@/i18n';
import { ListRow } from '@/ui';
import { KIND_ICONS } from './kindIcons';

interface EntryRowProps {
  readonly entry: ReferenceEntry;
  readonly text: ReferenceText;
  /** Among hits of several kinds, the row says which kind it is. */
  readonly showKind: boolean;
  readonly onPress: () => void;
}

export function EntryRow({ entry: { icon, kind }, text, showKind, onPress }: EntryRowProps) {
  const say = useSay();
  return (
    <ListRow
      icon={icon ?? KIND_ICONS[kind]}
      title={text.title}
      subtitle={showKind ? say(`learn.kind.${kind}`) : undefined}
      onPress={onPress}
    />
  );
}
