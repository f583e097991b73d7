import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Button, SPACE, Txt } from '@/ui';
import { say } from '../../say';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { openDie } from '../../moments/dice/dieDinos';
import { DINOS, type Zone } from '../../terms';

interface Props {
  readonly state: State;
  readonly zone: Zone;
  readonly text: (phrase: Phrase) => string;
  readonly dispatch: (command: Command) => boolean;
}

/** A Dino that comes goes where the arrows lead; in the deterministic version the open die says which. */
export function Arrivals({ state, zone, text, dispatch }: Props) {
  const { note } = openDie(state, zone);
  return (
    <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s3, paddingTop: 10 }}>
      <Txt role="labelStrong">{text(say('screens.defense.arrive'))}</Txt>
      {note && (
        <Txt role="small" tone="ink2">
          {text(note)}
        </Txt>
      )}
      <View style={{ flexDirection: 'row', gap: SPACE.s2 }}>
        {DINOS.map((dino) => (
          <Button
            key={dino}
            title={text(say(`screens.defense.arrives.${dino}`))}
            style={{ flex: 1 }}
            onPress={() => dispatch({ type: 'placeDinos', zone, dinos: [dino] })}
          />
        ))}
      </View>
    </View>
  );
}
