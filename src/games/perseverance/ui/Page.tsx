import type { ReactNode } from 'react';
import { ScrollView, View } from 'react-native';
import { useSay } from '@/i18n';
import { Foot, Header, Later, Screen, SPACE, useLayout, useTheme } from '@/ui';

interface Props {
  readonly title: string;
  readonly subtitle: string;
  readonly onClose: () => void;
  /** Opens what the rules say about this page. */
  readonly onAsk: () => void;
  /** Stays over everything, such as the choice of a player. */
  readonly lead?: ReactNode;
  /** Stays over the scrolling blocks, such as the heads of columns. */
  readonly head?: ReactNode;
  readonly foot?: ReactNode;
  /** The blocks share the height of the page, on a tablet too: there they are large, one under the other. */
  readonly spread?: boolean;
  /** One under the other on a phone, two beside each other where there is room. */
  readonly blocks: readonly { readonly key: string; readonly block: ReactNode }[];
}

/** A phone shows hardly more at once. */
const FIRST = 2;

/** The page of a screen of this game: blocks in one column, or in two on a tablet and on a phone on its side. */
export function Page({ title, subtitle, onClose, onAsk, lead, head, foot, spread = false, blocks }: Props) {
  const { colour } = useTheme();
  const say = useSay();
  const layout = useLayout();
  const two = layout === 'landscape' || (layout === 'tablet' && !spread);
  // A phone on its side is too low for a foot: it comes after the blocks.
  const low = layout === 'landscape';
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <View style={{ borderBottomWidth: 1, borderColor: colour.rule }}>
          <Header
            title={title}
            subtitle={subtitle}
            left={{ icon: 'back', label: say('ui.back'), onPress: onClose }}
            right={[{ icon: 'why', label: say('learn.rulesOn', { name: title }), onPress: onAsk }]}
          />
        </View>
      }
      footer={!low && foot !== undefined && <Foot>{foot}</Foot>}
    >
      {lead}
      {head !== undefined && (
        <View style={{ flexDirection: 'row', paddingHorizontal: two ? SPACE.s1 : 0 }}>
          <View style={{ flex: 1 }}>{head}</View>
          {two && (
            <View style={{ flex: 1 }} aria-hidden importantForAccessibility="no-hide-descendants">
              {head}
            </View>
          )}
        </View>
      )}
      <ScrollView
        contentContainerStyle={{
          flexGrow: 1,
          flexDirection: two ? 'row' : 'column',
          flexWrap: two ? 'wrap' : 'nowrap',
          alignContent: 'flex-start',
          paddingHorizontal: two ? SPACE.s1 : 0,
          paddingBottom: SPACE.s3,
        }}
      >
        {blocks.map(({ key, block }, i) => (
          <View
            key={key}
            style={{
              width: two ? '50%' : '100%',
              flexGrow: spread && !two ? 1 : 0,
              justifyContent: spread ? 'center' : 'flex-start',
              paddingHorizontal: SPACE.s3,
              borderTopWidth: i < (two ? 2 : 1) ? 0 : 1,
              borderColor: colour.rule,
            }}
          >
            {i < FIRST ? block : <Later>{block}</Later>}
          </View>
        ))}
        {low && foot !== undefined && <View style={{ width: '100%', padding: SPACE.s3 }}>{foot}</View>}
      </ScrollView>
    </Screen>
  );
}
