import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, SPACE, Txt, useTheme } from '@/ui';

interface Props {
  readonly progress: { readonly total: number; readonly missing: readonly number[] };
  readonly onForget: () => void;
}

/** Nobody reads more numbers than this off a screen. */
const NAMED = 12;

export function CodeProgress({ progress: { total, missing }, onForget }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  const have = total - missing.length;
  const named = missing.slice(0, NAMED).join(', ');
  const rest = missing.length - NAMED;
  return (
    <View style={{ gap: SPACE.s3 }}>
      <Txt role="step" heading={2} live="polite">
        {say('handOver.progress', { have, total })}
      </Txt>
      <View
        role="progressbar"
        aria-label={say('handOver.progress', { have, total })}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={have}
        style={{ height: 10, borderRadius: 5, backgroundColor: colour.well, overflow: 'hidden' }}
      >
        <View style={{ width: `${(100 * have) / total}%`, height: 10, backgroundColor: colour.act }} />
      </View>
      <Txt tone="ink2">
        {say('handOver.missingList', {
          numbers: rest > 0 ? say('handOver.andMore', { numbers: named, count: rest }) : named,
        })}
      </Txt>
      <Button kind="quiet" title={say('handOver.forget')} onPress={onForget} />
    </View>
  );
}
