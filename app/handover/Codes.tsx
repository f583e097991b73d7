import { useState } from 'react';
import { useWindowDimensions, View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, IconButton, Keypad, SPACE, Txt, useSnackbar } from '@/ui';
import { KeepAwake } from '../platform/KeepAwake';
import { shareText } from '../platform/shareText';
import { QrPicture } from './QrPicture';

/** One code at a time, as large as the screen allows; the next one when somebody taps. */
export function Codes({ links }: { readonly links: readonly string[] }) {
  const say = useSay();
  const snackbar = useSnackbar();
  const { width, height } = useWindowDimensions();
  const [index, setIndex] = useState(0);
  const [asking, setAsking] = useState(false);
  const total = links.length;
  const link = links[index] ?? '';
  const where = say('handOver.frame', { number: index + 1, total });
  // On its side a phone has no room below the code, but beside it.
  const beside = width > height * 1.3 && height < 600;
  const room = beside ? height - 150 : Math.max(240, Math.min(width - 32, height - 320, 560));
  const turn = (by: number) => setIndex((index + by + total) % total);
  const send = async () => {
    if ((await shareText(link)) === 'copied') snackbar.say(say('handOver.codeCopied'));
  };
  return (
    <View
      style={{
        flexDirection: beside ? 'row' : 'column',
        justifyContent: 'center',
        gap: beside ? SPACE.s5 : SPACE.s3,
        alignItems: 'center',
      }}
    >
      <QrPicture link={link} label={where} room={room} />
      <View style={{ gap: SPACE.s3, alignItems: 'center', flexShrink: 1 }}>
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
          <IconButton icon="back" label={say('handOver.previous')} onPress={() => turn(-1)} />
          <View style={{ minWidth: 150, flexShrink: 1 }}>
            <Txt role="title" align="center" live="polite">
              {where}
            </Txt>
          </View>
          <IconButton icon="next" label={say('handOver.next')} onPress={() => turn(1)} />
        </View>
        <Txt role="label" tone="ink2" align="center">
          {say('handOver.frameHow')}
        </Txt>
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s2 }}>
          <Button kind="quiet" title={say('handOver.goTo')} onPress={() => setAsking(true)} />
          <Button kind="quiet" title={say('handOver.copyCode')} onPress={() => void send()} />
        </View>
      </View>
      <Keypad
        visible={asking}
        title={say('handOver.goTo')}
        min={1}
        max={total}
        onEnter={(number) => setIndex(number - 1)}
        onClose={() => setAsking(false)}
      />
      <KeepAwake />
    </View>
  );
}
