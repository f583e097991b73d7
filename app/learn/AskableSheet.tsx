import { createContext, useState } from 'react';
import { findGame } from '@/games';
import { useSay } from '@/i18n';
import { openSessionOf } from '@/state/sessionStore';
import { useSession } from '@/state/useStores';
import { Sheet, type SheetProps } from '@/ui';

/** Whether the sheet around it is being asked what the rules say; null outside of one. */
export const AskingContext = createContext<boolean | null>(null);

/** A sheet full of things that have rules: one “?” for all of them, which turns a tap into a question. */
export function AskableSheet({ children, ...sheet }: Omit<SheetProps, 'action'>) {
  const say = useSay();
  const [asking, setAsking] = useState(false);
  // Opened again, it does what its rows say.
  if (asking && !sheet.visible) setAsking(false);
  const hasRules = useSession((state) => {
    const open = openSessionOf(state);
    return open !== null && findGame(open.game.id)?.reference !== undefined;
  });
  return (
    <Sheet
      {...sheet}
      {...(hasRules && {
        action: {
          icon: 'why',
          label: say('learn.askHere'),
          selected: asking,
          onPress: () => setAsking(!asking),
        } as const,
      })}
    >
      <AskingContext value={hasRules ? asking : null}>{children}</AskingContext>
    </Sheet>
  );
}
