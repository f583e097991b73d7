import type { ReactNode } from 'react';
import { useSay } from '@/i18n';
import { useReference, type OpenReference } from '@/state/reference/useReference';
import { Button, EmptyState } from '@/ui';

interface ReferenceGateProps {
  readonly game: string;
  readonly children: (reference: OpenReference) => ReactNode;
}

/** Shows the page once the rules are there, and says why when they are not. */
export function ReferenceGate({ game, children }: ReferenceGateProps) {
  const say = useSay();
  const { status, retry } = useReference(game);
  switch (status.kind) {
    case 'loading':
      return null;
    case 'none':
      return <EmptyState icon="learn" title={say('learn.noReference')} text={say('learn.noReferenceNote')} />;
    case 'failed':
      return (
        <EmptyState
          icon="warning"
          title={say('learn.failed')}
          text={say('learn.failedNote')}
          action={<Button kind="primary" title={say('learn.tryAgain')} onPress={retry} />}
        />
      );
    case 'ready':
      return children(status.reference);
  }
}
