import { useRef, useState } from 'react';
import { View } from 'react-native';
import { NAME_MAX } from '@/data/readName';
import type { Seat } from '@/engine';
import { renderPhrase, translate, useSay } from '@/i18n';
import { useRoster } from '@/state/useStores';
import { Button, SPACE, TextField } from '@/ui';

interface Props {
  /** Why nobody else can sit down. */
  readonly full: string | undefined;
  readonly onAdded: (player: Seat) => void;
  /** Nobody is known here yet: there is nothing else to do but to type. */
  readonly firstOfAll?: boolean;
}

/** A new name, straight to the table. A refused name stays typed, with the reason under the field. */
export function AddPlayer({ full, onAdded, firstOfAll = false }: Props) {
  const say = useSay();
  const add = useRoster((roster) => roster.add);
  const [name, setName] = useState('');
  const adding = useRef<string | null>(null);
  const [fault, setFault] = useState<string | undefined>(undefined);
  const submit = async () => {
    if (full !== undefined) return setFault(full);
    // A second tap on the same name, while the disk is slow, adds nobody.
    if (adding.current === name) return;
    adding.current = name;
    const added = await add(name);
    adding.current = null;
    if (!added.ok) return setFault(renderPhrase(translate, added.error.message, null, (player) => player));
    // A fast typist has begun the next name by now.
    setName((typed) => (typed === name ? '' : typed));
    setFault(undefined);
    onAdded(added.value);
  };
  return (
    <View style={{ gap: SPACE.s2, paddingTop: SPACE.s5, paddingHorizontal: SPACE.s4 }}>
      <TextField
        label={say('newGame.addPlayer')}
        value={name}
        onChange={(typed) => {
          setName(typed);
          setFault(undefined);
        }}
        error={fault}
        maxLength={NAME_MAX}
        autoFocus={firstOfAll}
        onSubmit={() => void submit()}
      />
      <Button icon="plus" title={say('newGame.add')} reason={full} onPress={() => void submit()} />
    </View>
  );
}
