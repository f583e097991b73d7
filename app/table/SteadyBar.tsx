import { memo } from 'react';
import { BottomBar, type BottomBarProps } from '@/ui';
import { saysTheSame } from '../text/saysTheSame';
import { useSteadyTaps } from '../text/useSteady';

/** The bar, drawn again only where it says something else; a tap does what the latest drawing means. */
export function SteadyBar(props: BottomBarProps) {
  const { items, primary } = props;
  const taps = useSteadyTaps<Taps>({
    item: (at) => items[at]?.onPress(),
    primary: () => primary?.onPress(),
  });
  return <Bar {...props} taps={taps} />;
}

interface Taps {
  readonly item: (at: number) => void;
  readonly primary: () => void;
}

const Bar = memo(
  function Bar({ label, items, primary, taps }: BottomBarProps & { readonly taps: Taps }) {
    return (
      <BottomBar
        label={label}
        items={items.map((item, at) => ({ ...item, onPress: () => taps.item(at) }))}
        {...(primary && { primary: { ...primary, onPress: taps.primary } })}
      />
    );
  },
  saysTheSame('items', 'primary'),
);
