import { useIsFocused } from '@react-navigation/native';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useLive, useSession } from '@/state/useStores';
import { Txt } from '@/ui';
import { useGameText } from '../text/useGameText';
import { AskSheet } from './AskSheet';
import { personAt } from './people';
import { sayAct } from './sayAct';

/** Before somebody else's act is taken back: whose it is, and what it was. */
export function TakeBack({ open }: { readonly open: OpenSession }) {
  const say = useSay();
  const takes = useSession((state) => state.takesBack);
  const view = useLive((state) => state.view);
  const text = useGameText(open.game.id, open.seats);
  // The screens underneath are still there: only the one in front asks.
  const isFocused = useIsFocused();
  if (!takes) return null;
  const who = view && personAt(view, open.seats, takes.by, say);
  return (
    <AskSheet
      visible={isFocused}
      title={say('live.takeBack.title', { who: who?.name ?? say('live.aPhone') })}
      no={say('live.takeBack.keep')}
      yes={say('live.takeBack.go')}
      onNo={takes.cancel}
      onYes={takes.goOn}
    >
      <Txt>{sayAct(open, takes.events, text)}</Txt>
    </AskSheet>
  );
}
