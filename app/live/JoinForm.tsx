import { useState } from 'react';
import { View } from 'react-native';
import type { Refusal, Result } from '@/engine';
import { useSay } from '@/i18n';
import { Button, SPACE, TextField, Txt } from '@/ui';
import { HubField } from './HubField';
import { Trouble, wordsOf } from './Trouble';
import { useHub } from './useHub';

interface Props {
  readonly trouble: Refusal | null;
  /** It was opened by a link that lacks a part. */
  readonly isBroken: boolean;
  readonly onJoin: (typed: string, hub: Result<string, Refusal>) => void;
}

const OF_ADDRESS = 'address';

/** The six letters, and in an app where the table is. */
export function JoinForm({ trouble, isBroken, onJoin }: Props) {
  const say = useSay();
  const hub = useHub();
  const [typed, setTyped] = useState('');
  const join = () => onJoin(typed, hub.read());
  const ofAddress = trouble?.code === OF_ADDRESS;
  return (
    <View style={{ gap: SPACE.s4, padding: 20 }}>
      {isBroken && <Trouble words={say('live.join.lost')} />}
      <Txt tone="ink2">{say('live.join.intro')}</Txt>
      {hub.asked && (
        <HubField
          value={hub.typed}
          onChange={hub.type}
          error={trouble && ofAddress ? wordsOf(trouble) : undefined}
        />
      )}
      <TextField
        label={say('live.join.letters')}
        value={typed}
        onChange={(text) => setTyped(text.length <= LETTERS ? text.toUpperCase() : text)}
        hint={say('live.join.lettersHint')}
        error={trouble && !ofAddress ? wordsOf(trouble) : undefined}
        onSubmit={join}
      />
      <Button kind="primary" title={say('live.join.go')} onPress={join} />
    </View>
  );
}

/** Longer than that, with spaces, it is a link: its letters stay as they are. */
const LETTERS = 11;
