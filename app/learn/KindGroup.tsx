import { View } from 'react-native';
import type { ReferenceEntry, ReferenceKind } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenReference } from '@/state/reference/useReference';
import { Icon, Press, SPACE, Txt, useTheme } from '@/ui';
import { EntryRow } from './EntryRow';
import { KIND_ICONS } from './kindIcons';
import { SymbolGrid } from './SymbolGrid';

interface KindGroupProps {
  readonly kind: ReferenceKind;
  readonly entries: readonly ReferenceEntry[];
  readonly texts: OpenReference['texts'];
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly onOpen: (id: string) => void;
}

/** All entries of one kind behind their heading: two hundred rows at once would help nobody. */
export function KindGroup({ kind, entries, texts, open, onToggle, onOpen }: KindGroupProps) {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <View>
      <Press
        onPress={onToggle}
        expanded={open}
        insetFocus
        style={({ pressed, hovered }) => ({
          flexDirection: 'row',
          alignItems: 'center',
          gap: SPACE.s3,
          minHeight: 60,
          paddingHorizontal: SPACE.s4,
          paddingVertical: SPACE.s2,
          borderBottomWidth: 1,
          borderColor: colour.rule,
          backgroundColor: pressed ? colour.lit : open || hovered ? colour.raised : 'transparent',
        })}
      >
        <Icon name={KIND_ICONS[kind]} size={26} color={colour.lamp} />
        <View style={{ flex: 1 }}>
          <Txt role="title" heading={2}>
            {say(`learn.kind.${kind}`)}
          </Txt>
          <Txt role="small" tone="ink3">
            {say('learn.count', { count: entries.length })}
          </Txt>
        </View>
        <Icon name={open ? 'up' : 'down'} size={20} color={colour.ink2} />
      </Press>
      {open && kind === 'symbol' && <SymbolGrid entries={entries} texts={texts} onOpen={onOpen} />}
      {open &&
        kind !== 'symbol' &&
        entries.map((entry) => {
          const text = texts[entry.id];
          return (
            text && (
              <EntryRow
                key={entry.id}
                entry={entry}
                text={text}
                showKind={false}
                onPress={() => onOpen(entry.id)}
              />
            )
          );
        })}
    </View>
  );
}
