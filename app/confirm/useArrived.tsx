import { useState, type ReactNode } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, Sheet, SPACE, Txt } from '@/ui';
import type { Delivered } from '../platform/delivered';

interface Arrived {
  /** What the system knows; where it knows nothing, what the person says. */
  readonly arrived: (delivered: Delivered) => Promise<boolean>;
  /** To be drawn somewhere on the screen. */
  readonly question: ReactNode;
}

/** Nothing counts as sent that nobody has. */
export function useArrived(): Arrived {
  const say = useSay();
  const [answer, setAnswer] = useState<((yes: boolean) => void) | null>(null);
  const end = (yes: boolean) => {
    answer?.(yes);
    setAnswer(null);
  };
  return {
    arrived: (delivered) =>
      delivered === 'unknown'
        ? new Promise((resolve) => setAnswer(() => resolve))
        : Promise.resolve(delivered === 'yes'),
    question: (
      <Sheet
        visible={answer !== null}
        title={say('backup.arrived')}
        reading
        onClose={() => end(false)}
        foot={
          <>
            <Button title={say('backup.arrivedNo')} onPress={() => end(false)} style={{ minHeight: 56 }} />
            <Button
              kind="primary"
              title={say('backup.arrivedYes')}
              onPress={() => end(true)}
              style={{ flex: 1 }}
            />
          </>
        }
      >
        <View style={{ paddingHorizontal: 20, paddingVertical: SPACE.s3 }}>
          <Txt>{say('backup.arrivedNote')}</Txt>
        </View>
      </Sheet>
    ),
  };
}
