import { memo } from 'react';
import type { Seat } from '@/engine';
import { useSay } from '@/i18n';
import { BottomBar, Button, Emblem, Foot, Icon, Txt, useLayout, useTheme } from '@/ui';
import { saysTheSame } from '../text/saysTheSame';
import { useSteadyTaps } from '../text/useSteady';

interface Props {
  /** On to the next player. */
  readonly next: { readonly title: string; readonly seat: Seat | undefined; readonly onPress: () => void };
  /** What comes before it: what is being done, or what the rules want now. */
  readonly first: {
    readonly title: string;
    readonly icon: 'check' | 'arrow';
    readonly reason?: string | undefined;
    readonly onPress: () => void;
  } | null;
}

/** The one filled button says what happens: what was begun, what is due, or the next turn. Nothing is forced. */
export function TurnFoot({ next, first }: Props) {
  const taps = useSteadyTaps({ next: () => next.onPress(), first: () => first?.onPress() });
  return <Drawn next={{ ...next, onPress: taps.next }} first={first && { ...first, onPress: taps.first }} />;
}

/** Most taps on the page change nothing here. */
const Drawn = memo(
  function Drawn(props: Props) {
    return useLayout() === 'landscape' ? <Rail {...props} /> : <Buttons {...props} />;
  },
  saysTheSame('next', 'first'),
);

function Rail({ next, first }: Props) {
  const say = useSay();
  const onward = {
    title: next.title,
    note: next.seat?.name,
    colour: next.seat?.colour,
    onPress: next.onPress,
  };
  return (
    <BottomBar
      label={say('table.actions')}
      primary={first ?? onward}
      items={first ? [{ icon: 'arrow', label: next.title, single: true, onPress: next.onPress }] : []}
    />
  );
}

function Buttons({ next, first }: Props) {
  const { colour, textScale } = useTheme();
  if (first)
    return (
      <Foot
        {...(first.reason !== undefined && {
          note: (
            <Txt role="label" tone="loss" align="center">
              {first.reason}
            </Txt>
          ),
        })}
      >
        <Button kind="outline" title={next.title} single onPress={next.onPress} />
        <Button
          kind="primary"
          icon={first.icon}
          single
          title={first.title}
          reason={first.reason}
          onPress={first.onPress}
          style={{ flexGrow: 1, flexShrink: 1 }}
        />
      </Foot>
    );
  return (
    <Foot>
      <Button
        kind="primary"
        single
        title={next.title}
        onPress={next.onPress}
        style={{ flexGrow: 1 }}
        trailing={
          <>
            {next.seat && (
              <>
                <Emblem colour={next.seat.colour} size={18} color={colour.onAct} />
                <Txt role="label" tone="onAct" style={{ flexShrink: 1 }}>
                  {next.seat.name}
                </Txt>
              </>
            )}
            {/* Large words need its room. */}
            {textScale <= 1.5 && <Icon name="arrow" size={20} color={colour.onAct} />}
          </>
        }
      />
    </Foot>
  );
}
