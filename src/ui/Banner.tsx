import { View } from 'react-native';
import { Icon, type IconName } from './icons/Icon';
import { Press } from './press/Press';
import { useTheme } from './theme/ThemeProvider';
import { RADIUS, SPACE, TARGET } from './theme/tokens';
import { Txt } from './Txt';
import { useSaid } from './useSaid';

export interface BannerProps {
  readonly text: string;
  /** Loss: something is not saved. Plain: something to know, such as an update. */
  readonly kind?: 'loss' | 'plain';
  readonly icon?: IconName;
  readonly action?: { readonly title: string; readonly onPress: () => void };
}

/** Stays until its cause is gone. */
export function Banner({
  text,
  kind = 'loss',
  icon = kind === 'loss' ? 'warning' : 'info',
  action,
}: BannerProps) {
  const { colour } = useTheme();
  const loss = kind === 'loss';
  useSaid(text);
  return (
    <View
      role={loss ? 'alert' : 'status'}
      aria-live={loss ? 'assertive' : 'polite'}
      style={{
        flexDirection: 'row',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: SPACE.s3,
        paddingHorizontal: SPACE.s4,
        paddingVertical: SPACE.s1,
        minHeight: TARGET.base,
        borderBottomWidth: 1,
        borderTopWidth: 1,
        borderColor: loss ? colour.loss : colour.edge,
        backgroundColor: loss ? colour.lossWash : colour.raised,
      }}
    >
      <Icon name={icon} size={22} color={loss ? colour.loss : colour.ink2} />
      <View style={{ flexGrow: 1, flexShrink: 1, flexBasis: 160, paddingVertical: SPACE.s2 }}>
        <Txt role="label">{text}</Txt>
      </View>
      {action && (
        <Press
          onPress={action.onPress}
          style={({ pressed }) => ({
            maxWidth: '100%',
            minHeight: TARGET.base,
            justifyContent: 'center',
            paddingHorizontal: SPACE.s3,
            borderRadius: RADIUS.control,
            opacity: pressed ? 0.7 : 1,
          })}
        >
          <Txt role="button" tone={loss ? 'loss' : 'lamp'}>
            {action.title}
          </Txt>
        </Press>
      )}
    </View>
  );
}
