import { useState } from 'react';
import type { Phrase } from '@/engine';
import { Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { TrapState } from '../../session/state';
import { OwnerMark, type Owner } from '../../../perseverance/ui/owner';

interface Props {
  readonly trap: TrapState;
  readonly owner: Owner;
  readonly text: (phrase: Phrase) => string;
}

/** The type of a Trap is its owner's secret: it is on the screen only while the finger is. */
export function Peek({ trap, owner, text }: Props) {
  const { colour } = useTheme();
  const [held, setHeld] = useState(false);
  const type = trap.type === null ? say('screens.defense.typeUnknown') : say(`trapFor.${trap.type}`);
  return (
    <Press
      hint={text(say('screens.defense.peekOf', { player: nameOf(owner.id) }))}
      onPress={letGo}
      onPressIn={() => setHeld(true)}
      onPressOut={() => setHeld(false)}
      style={() => ({
        minHeight: TARGET.base,
        flexDirection: 'row',
        alignItems: 'center',
        justifyContent: 'center',
        gap: SPACE.s2,
        borderRadius: RADIUS.control,
        borderWidth: 1.5,
        borderColor: held ? colour.lamp : colour.edge,
        backgroundColor: held ? colour.lit : 'transparent',
      })}
    >
      <Icon name="trap" size={20} color={colour.ink2} />
      <OwnerMark owner={owner} size={18} />
      <Txt role="labelStrong" live="polite" style={{ flexShrink: 1 }}>
        {text(held ? type : say('screens.defense.peek'))}
      </Txt>
    </Press>
  );
}

/** A tap alone shows nothing that stays. */
function letGo() {}
