import { useEffect, useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, EmptyState, Header, Screen, SPACE, TextField, Txt } from '@/ui';
import { Refused } from '../backup/Refused';
import type { ScreenProps } from '../navigation';
import { ArrivedGame } from './ArrivedGame';
import { CodeProgress } from './CodeProgress';
import { onScannedCode, takeScannedCode } from './scannedCode';
import { useReceive, type Arrived } from './useReceive';

/** Where a game from another phone arrives: as a file, code by code from the camera, or as pasted text. */
export function ReceiveScreen({ route, navigation }: ScreenProps<'Receive'>) {
  const say = useSay();
  const receive = useReceive();
  const { takeText, takeFile, refused } = receive;
  const [text, setText] = useState('');
  const linked = route.params?.code;
  const file = route.params?.file;

  useEffect(() => {
    if (linked !== undefined) takeText(linked);
  }, [linked, takeText]);
  useEffect(() => {
    if (file !== undefined) takeFile(file);
  }, [file, takeFile]);
  // Which of the two kinds of file it is, only its content says.
  useEffect(() => {
    if (file !== undefined && refused?.code === 'full-backup') navigation.replace('Restore', { file });
  }, [file, refused, navigation]);
  useEffect(() => {
    const takeScanned = () => {
      const code = takeScannedCode();
      if (code !== null) takeText(code);
    };
    takeScanned();
    return onScannedCode(takeScanned);
  }, [takeText]);

  const play = async (arrived: Arrived) => {
    const where = await receive.take(arrived);
    if (where === 'table') navigation.replace('Table', { id: arrived.game.id });
    if (where === 'history') navigation.replace('History');
  };
  return (
    <Screen
      header={
        <Header
          title={say('handOver.receive')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Home') }}
        />
      }
    >
      {receive.busy ? (
        <EmptyState icon="import" title={say('handOver.taking')} />
      ) : receive.arrived ? (
        <ArrivedGame
          arrived={receive.arrived}
          refused={receive.refused}
          onPlay={() => receive.arrived && void play(receive.arrived)}
          onForget={receive.forget}
        />
      ) : (
        <View style={{ gap: SPACE.s5, paddingVertical: SPACE.s4 }}>
          {receive.refused && <Refused refused={receive.refused} name={null} />}
          {receive.other !== null && <Button title={say('handOver.startAnew')} onPress={receive.startAnew} />}
          {receive.progress ? (
            <CodeProgress progress={receive.progress} onForget={receive.forget} />
          ) : (
            <Txt tone="ink2">{say('handOver.receiveIntro')}</Txt>
          )}
          <Button kind="primary" icon="import" title={say('handOver.openFile')} onPress={receive.openFile} />
          <View style={{ gap: SPACE.s2 }}>
            <TextField
              label={say('handOver.paste')}
              hint={say('handOver.pasteHint')}
              value={text}
              onChange={setText}
              multiline
            />
            <Button
              title={say('handOver.add')}
              onPress={() => {
                takeText(text);
                setText('');
              }}
            />
          </View>
        </View>
      )}
    </Screen>
  );
}
