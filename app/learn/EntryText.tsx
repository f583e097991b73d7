import { View } from 'react-native';
import type { ReferenceEntry, ReferenceText, Sketch } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenReference } from '@/state/reference/useReference';
import { Button, Icon, SPACE, Txt, useTheme } from '@/ui';
import { SketchView } from '@/ui/sketch/SketchView';
import { KIND_ICONS } from './kindIcons';

interface EntryTextProps {
  readonly entry: ReferenceEntry;
  readonly text: ReferenceText;
  readonly texts: OpenReference['texts'];
  /** Drawn under the words, where there is one. */
  readonly sketch: Sketch | undefined;
  readonly onOpen: (id: string) => void;
}

/** One entry: its drawing, what it says, what to read next, and where the books say it. */
export function EntryText({ entry, text, texts, sketch, onOpen }: EntryTextProps) {
  const say = useSay();
  const { colour } = useTheme();
  const { kind, icon, see, editions } = entry;
  const drawn = icon ?? KIND_ICONS[kind];
  return (
    <View style={{ gap: SPACE.s4, paddingTop: SPACE.s3 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s4 }}>
        <Icon name={drawn} size={kind === 'symbol' ? 96 : 40} color={colour.lamp} />
        <View style={{ flex: 1 }}>
          <Txt role="step" heading={2}>
            {text.title}
          </Txt>
          <Txt role="label" tone="ink3">
            {say(`learn.kind.${kind}`)}
          </Txt>
        </View>
      </View>
      <View style={{ gap: SPACE.s3 }}>
        {text.text.map((paragraph) => (
          <Txt key={paragraph}>{paragraph}</Txt>
        ))}
        {editions?.map((edition) => (
          <Txt key={edition} tone="lamp">
            {say('learn.onlyIn', { edition: texts[edition]?.title ?? edition })}
          </Txt>
        ))}
      </View>
      {sketch && (
        <View style={{ alignItems: 'center' }}>
          <SketchView sketch={sketch} />
        </View>
      )}
      <View style={{ gap: SPACE.s2 }}>
        <Txt role="labelStrong" tone="ink3" heading={3}>
          {say('learn.seeAlso')}
        </Txt>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
          {see.map((id) => (
            <Button key={id} title={texts[id]?.title ?? id} onPress={() => onOpen(id)} />
          ))}
        </View>
      </View>
      <Sources entry={entry} texts={texts} />
    </View>
  );
}

function Sources({ entry: { source }, texts }: Pick<EntryTextProps, 'entry' | 'texts'>) {
  const say = useSay();
  const { colour } = useTheme();
  const place = (where: string) => {
    const pages = /^pp?\. (.+)$/.exec(where)?.[1];
    return pages === undefined ? where : say('learn.pages', { pages });
  };
  return (
    <View style={{ gap: SPACE.s1, paddingTop: SPACE.s3, borderTopWidth: 1, borderColor: colour.rule }}>
      <Txt role="labelStrong" tone="ink3" heading={3}>
        {say('learn.sources')}
      </Txt>
      {Object.entries(source).map(([edition, where]) => (
        <Txt key={edition} role="small" tone="ink2">
          {`${texts[edition]?.title ?? edition}: ${place(where)}`}
        </Txt>
      ))}
    </View>
  );
}
