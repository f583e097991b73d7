import type { ReactNode } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import type { Answer } from '@/state/statistics/useAnswer';
import { Button, EmptyState, Header, Screen, SPACE, type IconButtonProps } from '@/ui';

interface Props<T> {
  readonly title: string;
  readonly subtitle?: string;
  readonly onBack: () => void;
  readonly right?: readonly IconButtonProps[];
  /** Above the figures: parts and filters. */
  readonly top?: ReactNode;
  readonly answer: Answer<T>;
  /** Nothing to count: shown instead of empty charts. */
  readonly isEmpty: (value: T) => boolean;
  /** Why there may be nothing, if not because no game is finished. */
  readonly emptyNote?: string;
  readonly filtered: boolean;
  readonly onClear: () => void;
  readonly children: (value: T) => ReactNode;
}

/** A page of figures: while new ones are worked out the last ones stay, marked as busy. */
export function StatsFrame<T>(props: Props<T>) {
  const { title, subtitle, onBack, right = [], top, answer } = props;
  const say = useSay();
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={title}
          {...(subtitle !== undefined && { subtitle })}
          left={{ icon: 'back', label: say('ui.back'), onPress: onBack }}
          right={right}
        />
      }
    >
      <View style={{ gap: SPACE.s3, paddingTop: SPACE.s2 }}>
        {top}
        <View aria-busy={answer.waiting} style={{ paddingHorizontal: SPACE.s4, gap: SPACE.s6 }}>
          <Figures {...props} />
        </View>
      </View>
    </Screen>
  );
}

function Figures<T>({ answer, isEmpty, emptyNote, filtered, onClear, children }: Props<T>) {
  const say = useSay();
  const { value, failed, again } = answer;
  if (failed)
    return (
      <EmptyState
        icon="warning"
        title={say('stats.failed')}
        text={say('stats.failedNote')}
        action={<Button kind="primary" title={say('stats.again')} onPress={again} />}
      />
    );
  if (value === null) return null;
  if (!isEmpty(value)) return children(value);
  return filtered ? (
    <EmptyState
      icon="filter"
      title={say('stats.nothing')}
      text={say('stats.nothingNote')}
      action={<Button title={say('stats.clear')} onPress={onClear} />}
    />
  ) : (
    <EmptyState icon="trophy" title={say('stats.empty')} text={emptyNote ?? say('stats.emptyNote')} />
  );
}
