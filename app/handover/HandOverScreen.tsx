import { useEffect, useState } from 'react';
import { View } from 'react-native';
import type { Refusal, Result } from '@/engine';
import { useSay } from '@/i18n';
import { handOverFile, handOverLinks } from '@/state/handOver';
import { useStores } from '@/state/useStores';
import { Button, Foot, Header, Icon, ListRow, Screen, SPACE, Txt, useSnackbar, useTheme } from '@/ui';
import { Refused } from '../backup/Refused';
import { useArrived } from '../confirm/useArrived';
import type { ScreenProps } from '../navigation';
import type { Delivered } from '../platform/delivered';
import { saveFile } from '../platform/saveFile';
import { shareText } from '../platform/shareText';
import { Codes } from './Codes';
import { linkBase } from './scannedCode';

type Links = Result<readonly string[], Refusal> | null;

/** A running game leaves for another phone: as a file, code by code, or as text. */
export function HandOverScreen({ route, navigation }: ScreenProps<'HandOver'>) {
  const say = useSay();
  const snackbar = useSnackbar();
  const { services } = useStores();
  const { id } = route.params;
  const [stage, setStage] = useState<'asking' | 'codes' | 'moved'>('asking');
  const [refused, setRefused] = useState<Refusal | null>(null);
  const { arrived, question } = useArrived();
  const links = useLinks(id);
  const codes = links?.ok ? links.value : [];

  const moved = async (delivered: Delivered) => {
    if (await arrived(delivered)) setStage('moved');
    else snackbar.say(say('handOver.notSent'));
  };
  const sendFile = async () => {
    const file = await handOverFile(services, id);
    if (!file.ok) return setRefused(file.error);
    await moved(await saveFile(file.value.name, file.value.pieces));
  };
  const sendText = async () => {
    const delivered = await shareText(codes.join('\n'));
    if (delivered === 'copied') snackbar.say(say('handOver.textCopied'));
    await moved(delivered === 'copied' ? 'yes' : delivered);
  };
  const attempt = (work: () => Promise<void>) => () =>
    void work().catch((thrown: unknown) =>
      snackbar.say(say('backup.exportFailed', { reason: String(thrown) })),
    );

  const trouble = refused ?? (links && !links.ok ? links.error : null);
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('handOver.title')}
          left={{
            icon: 'back',
            label: say('newGame.back'),
            onPress: () => (stage === 'codes' ? setStage('asking') : navigation.popTo('Table', { id })),
          }}
        />
      }
      footer={
        stage === 'asking' ? null : (
          <Foot>
            {stage === 'codes' ? (
              <Button title={say('handOver.allScanned')} onPress={() => setStage('moved')} style={WIDE} />
            ) : (
              <Button
                kind="primary"
                title={say('table.goHome')}
                onPress={() => navigation.popTo('Home')}
                style={WIDE}
              />
            )}
          </Foot>
        )
      }
    >
      {stage === 'asking' && (
        <View>
          <View style={{ padding: 20, gap: SPACE.s4 }}>
            {trouble && <Refused refused={trouble} name={null} />}
            <Txt tone="ink2">{say('handOver.intro')}</Txt>
          </View>
          <ListRow
            icon="share"
            title={say('handOver.asFile')}
            subtitle={say('handOver.asFileNote')}
            onPress={attempt(sendFile)}
          />
          <ListRow
            icon="present"
            title={say('handOver.asCodes')}
            subtitle={
              links ? say('handOver.asCodesNote', { count: codes.length }) : say('handOver.preparing')
            }
            onPress={() => codes.length > 0 && setStage('codes')}
          />
          <ListRow
            icon="text"
            title={say('handOver.asText')}
            subtitle={say('handOver.asTextNote')}
            onPress={attempt(async () => (codes.length > 0 ? sendText() : undefined))}
          />
        </View>
      )}
      {stage === 'codes' && (
        <View style={{ paddingHorizontal: SPACE.s4, paddingTop: SPACE.s3 }}>
          <Codes links={codes} />
        </View>
      )}
      {stage === 'moved' && <Moved />}
      {question}
    </Screen>
  );
}

const WIDE = { flexGrow: 1 } as const;

function Moved() {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <View style={{ padding: 20, gap: SPACE.s4 }}>
      <Icon name="arrow" size={40} color={colour.lamp} />
      <Txt role="step" heading={2} live="polite">
        {say('handOver.movedTitle')}
      </Txt>
      <Txt tone="ink2">{say('handOver.movedText')}</Txt>
    </View>
  );
}

/** Packed once: what is shown must stay one hand-over while somebody scans it. */
function useLinks(id: string): Links {
  const { services } = useStores();
  const [links, setLinks] = useState<Links>(null);
  useEffect(() => {
    let gone = false;
    void handOverLinks(services, id, linkBase()).then((made) => !gone && setLinks(made));
    return () => {
      gone = true;
    };
  }, [services, id]);
  return links;
}
