import { View } from 'react-native';
import type { ReplayedAct } from '@/engine';
import { useSay } from '@/i18n';
import type { OpenSession } from '@/state/openSession';
import { useChangeStore } from '@/state/change/useChange';
import { Button, SPACE } from '@/ui';
import type { GameText } from '../text/useGameText';
import { ActRow } from './ActRow';
import { linesOf } from './actWords';

interface Props {
  readonly act: ReplayedAct<unknown>;
  readonly open: OpenSession;
  readonly text: GameText;
}

/** An act that the rules refuse on the changed ground, why, and what can be done about it. */
export function UnfitAct({ act: { at, was, refusal }, open, text }: Props) {
  const say = useSay();
  const change = useChangeStore();
  if (!was) return null;
  return (
    <View style={{ paddingBottom: SPACE.s2 }}>
      <ActRow
        open={open}
        did={was}
        lines={linesOf(open, was, text)}
        detail={refusal ? text(refusal.message) : undefined}
      />
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          gap: SPACE.s2,
          paddingHorizontal: 20,
          paddingTop: SPACE.s2,
        }}
      >
        <Button title={say('change.out')} onPress={() => change.getState().mend({ how: 'out', at })} />
        <Button title={say('change.keep')} onPress={() => change.getState().mend({ how: 'keep', at })} />
        <Button
          title={say('change.again')}
          onPress={() => void change.getState().look({ how: 'instead', at })}
        />
      </View>
    </View>
  );
}
