import type { Seat } from '@/engine';
import { useSay } from '@/i18n';
import { BottomBar, Button, Emblem, Foot, Icon, Txt, useLayout, useTheme } from '@/ui';

interface Props {
  /** On to the next player. */
  readonly next: { readonly title: string; readonly seat: Seat | undefined; readonly onPress: () => void };
  /** What is being done, where something is. */
  readonly tile: {
    readonly title: string;
    readonly reason: string | undefined;
    readonly onPress: () => void;
  } | null;
}

/** The one filled button says what happens: what was begun, or the next turn. Nothing is forced. */
export function TurnFoot(props: Props) {
  return useLayout() === 'landscape' ? <Rail {...props} /> : <Buttons {...props} />;
}

function Rail({ next, tile }: Props) {
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
      primary={tile ?? onward}
      items={tile ? [{ icon: 'arrow', label: next.title, single: true, onPress: next.onPress }] : []}
    />
  );
}

function Buttons({ next, tile }: Props) {
  const { colour, textScale } = useTheme();
  if (tile)
    return (
      <Foot
        {...(tile.reason !== undefined && {
          note: (
            <Txt role="label" tone="loss" align="center">
              {tile.reason}
            </Txt>
          ),
        })}
      >
        <Button kind="outline" title={next.title} single onPress={next.onPress} />
        <Button
          kind="primary"
          icon="check"
          single
          title={tile.title}
          reason={tile.reason}
          onPress={tile.onPress}
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
