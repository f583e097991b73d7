import { useState } from 'react';
import { View } from 'react-native';
import { useSay } from '@/i18n';
import type { ClubTrouble } from '@/state/live/clubRoom';
import { Button, SPACE, TextField, Txt } from '@/ui';
import { HubField } from '../live/HubField';
import type { HubWish } from '../live/useHub';

interface Props {
  readonly hub: HubWish;
  readonly trouble: ClubTrouble | null;
  readonly onEnter: (code: string) => void;
}

/** The code that the club's computer was started with. */
export function ClubForm({ hub, trouble, onEnter }: Props) {
  const say = useSay();
  const [code, setCode] = useState('');
  const enter = () => onEnter(code.trim());
  return (
    <View style={{ gap: SPACE.s4, padding: 20, width: '100%', maxWidth: 720, alignSelf: 'center' }}>
      <Txt tone="ink2">{say('club.intro')}</Txt>
      {hub.asked && <HubField value={hub.typed} onChange={hub.type} error={undefined} />}
      <TextField
        label={say('club.code')}
        value={code}
        onChange={setCode}
        hint={say('club.codeHint')}
        error={trouble ? say(`club.trouble.${trouble}`) : undefined}
        onSubmit={enter}
      />
      <Button kind="primary" title={say('club.enter')} onPress={enter} />
    </View>
  );
}
