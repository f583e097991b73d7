import { useEffect } from 'react';
import { useLanguage, useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useChange, useChangeStore } from '@/state/change/useChange';
import { ListRow } from '@/ui';
import { formatTime } from '../text/format';

interface Props {
  readonly open: OpenSession;
  readonly onPress: () => void;
}

/** A change that was begun and is not saved: one tap goes on with it. */
export function WaitingChange({ open, onPress }: Props) {
  const say = useSay();
  const language = useLanguage();
  const change = useChangeStore();
  const draft = useChange((state) => (state.sessionId === open.id ? state.draft : null));
  useEffect(() => void change.getState().restore(open.id), [change, open.id]);
  if (!draft) return null;
  return (
    <ListRow
      icon="edit"
      title={say('change.waits')}
      subtitle={say('change.waitsNote', { time: formatTime(draft.begunAt, language) })}
      onPress={onPress}
    />
  );
}
