import { useSay } from '@/i18n';
import { progressOf } from '@/state/guideStore';
import type { OpenSession } from '@/state/openSession';
import { useGuide } from '@/state/useStores';
import type { SheetAction } from '../table/ActionSheet';

/** What helps at this table, for the sheet behind “more”: the guide, and questions to the rules. */
export function useHelp({ id, game }: OpenSession, toChecks: () => void): readonly SheetAction[] {
  const say = useSay();
  const { guided, turnOn, turnOff } = useGuide((state) => state);
  const { on } = progressOf({ guided }, id);
  const off: SheetAction = {
    id: 'guideOff',
    group: 'help',
    icon: 'close',
    title: say('guide.end'),
    onPress: () => void turnOff(id),
  };
  return [
    ...(game.checks
      ? [
          {
            id: 'checks',
            group: 'help' as const,
            icon: 'check' as const,
            title: say('guide.checks'),
            onPress: toChecks,
          },
        ]
      : []),
    ...(game.guide
      ? [
          {
            id: 'guide',
            group: 'help' as const,
            icon: 'learn' as const,
            title: on ? say('guide.again') : say('guide.turnOn'),
            hint: on ? say('guide.againNote') : say('guide.firstTimeNote'),
            onPress: () => void turnOn(id),
          },
          ...(on ? [off] : []),
        ]
      : []),
  ];
}
