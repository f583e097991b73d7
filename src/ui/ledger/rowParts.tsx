import { View } from 'react-native';
import type { Colour } from '@/engine';
import { useSay } from '@/i18n';
import { Emblem } from '../icons/Emblem';
import { Icon, type IconName } from '../icons/Icon';
import { useTheme } from '../theme/ThemeProvider';
import { Txt } from '../Txt';
import { nameRole } from './fitNames';

interface WhoProps {
  /** The emblem; null for somebody without a seat, who has an icon. */
  readonly colour: Colour | null;
  readonly icon?: IconName | undefined;
  readonly size: number;
}

export function Who({ colour, icon, size }: WhoProps) {
  const theme = useTheme();
  if (colour) return <Emblem colour={colour} size={size} />;
  return icon ? <Icon name={icon} size={size} color={theme.colour.ink2} /> : null;
}

export function Own({ word }: { readonly word: string }) {
  return (
    <Txt role="mark" tone="ink2">
      {word}
    </Txt>
  );
}

export function Turn({ shown = false }: { readonly shown?: boolean }) {
  const say = useSay();
  return (
    <View
      style={{ paddingTop: shown ? 9 : 0, paddingBottom: shown ? 0 : 9, opacity: shown ? 1 : 0 }}
      aria-hidden={!shown}
    >
      <Txt role="mark" tone="lamp">
        {say('ui.turn')}
      </Txt>
    </View>
  );
}

/** As large as it fits, and cut only where nothing is left to give. */
export function Name({
  name,
  room,
  lines,
  tablet = false,
}: {
  readonly name: string;
  readonly room: number;
  readonly lines: number;
  readonly tablet?: boolean;
}) {
  const { textScale } = useTheme();
  return (
    <Txt role={nameRole(name, room, textScale, tablet)} lines={lines}>
      {name}
    </Txt>
  );
}
