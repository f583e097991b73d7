import { useState } from 'react';
import { View } from 'react-native';
import { diagnostics } from '@/data/diagnostics';
import type { CheckResult } from '@/data/selfCheck/selfCheck';
import { createStatistics } from '@/data/statistics/statistics';
import { useLanguage, useSay } from '@/i18n';
import { Button, Header, Icon, Screen, Section, SPACE, Txt, useTheme } from '@/ui';
import type { ScreenProps } from '../navigation';
import { formatTime } from '../text/format';

/** Tests this device's storage, with the same checks that our own tests run. Games are not touched. */
export function StorageCheckScreen({ navigation }: ScreenProps<'StorageCheck'>) {
  const say = useSay();
  const language = useLanguage();
  const [results, setResults] = useState<readonly CheckResult[]>([]);
  const [status, setStatus] = useState<'ready' | 'running' | 'done'>('ready');
  const gotOver = diagnostics();
  const faults = results.filter(({ fault }) => fault !== null);
  const run = async () => {
    setResults([]);
    setStatus('running');
    const { runSelfCheck } = await import('@/data/selfCheck/selfCheck');
    await runSelfCheck(createStatistics, (result) => setResults((before) => [...before, result]));
    setStatus('done');
  };
  return (
    <Screen
      header={
        <Header
          title={say('settings.storageCheck')}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => navigation.popTo('Storage') }}
        />
      }
    >
      <View style={{ gap: SPACE.s4, paddingVertical: SPACE.s4 }}>
        <Txt tone="ink2">{say('settings.storageCheckText')}</Txt>
        <Button
          kind="primary"
          title={say('settings.storageCheckRun')}
          reason={status === 'running' ? say('settings.storageCheckRunning') : undefined}
          onPress={() => void run()}
        />
        {status !== 'ready' && (
          <Txt role="title" live="polite" tone={faults.length > 0 ? 'loss' : 'ink'}>
            {status === 'running'
              ? say('settings.storageCheckSoFar', { count: results.length })
              : say('settings.storageCheckResult', {
                  passed: results.length - faults.length,
                  failed: faults.length,
                })}
          </Txt>
        )}
      </View>
      {faults.map(({ name, fault }) => (
        <Fault key={name} what={name} reason={fault ?? ''} />
      ))}
      {gotOver.length > 0 && (
        <Section title={say('diagnostics.title')} gutter={20}>
          {gotOver.map(({ at, place, what }, i) => (
            <Fault
              key={i}
              what={say(`diagnostics.${place}`)}
              reason={say('diagnostics.when', { time: formatTime(at, language), what })}
            />
          ))}
        </Section>
      )}
    </Screen>
  );
}

function Fault({ what, reason }: { readonly what: string; readonly reason: string }) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', gap: SPACE.s3, paddingVertical: SPACE.s3 }}>
      <Icon name="warning" size={22} color={colour.loss} />
      <View style={{ flex: 1 }}>
        <Txt role="labelStrong">{what}</Txt>
        <Txt role="caption" tone="ink3">
          {reason}
        </Txt>
      </View>
    </View>
  );
}
