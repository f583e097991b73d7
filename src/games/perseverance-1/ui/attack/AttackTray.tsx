import { View } from 'react-native';
import type { Phrase, Seat } from '@/engine';
import { SPACE, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import { playersOf, type State } from '../../session/state';
import { FIGURES } from '../../terms';
import { ICONS } from '../defense/GridSpace';
import { pieceName } from '../defense/space';
import { ToolButton } from '../defense/ToolButton';
import { ownerOf } from '../../../perseverance/ui/owner';
import { OwnerButton } from '../../../perseverance/ui/OwnerButton';
import type { Hand } from './hand';

interface Props {
  readonly state: State;
  readonly seats: readonly Seat[];
  readonly text: (phrase: Phrase) => string;
  readonly hand: Hand;
  readonly onHand: (hand: Hand) => void;
}

/** Whose pieces, and which: one choice for each row of the grid, so that a tap on a space says all the rest. */
export function AttackTray({ state, seats, text, hand, onHand }: Props) {
  const { textScale } = useTheme();
  // Side by side as wide as they hold buttons; with large words one under the other.
  const group = (buttons: number) =>
    ({ ...ROW, flexGrow: buttons, flexBasis: textScale > 1.2 ? '100%' : buttons * 52 }) as const;
  const hold = (change: Partial<Hand>) => onHand({ ...hand, clear: false, ...change });
  return (
    <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s3, paddingTop: 10, paddingBottom: SPACE.s2 }}>
      <View role="radiogroup" aria-label={text(say('session.attack.handOwner'))} style={ROW}>
        {playersOf(state).map((id) => (
          <OwnerButton
            key={id}
            owner={ownerOf(id, seats, text)}
            chosen={hand.owner === id}
            onPress={() => hold({ owner: id })}
          />
        ))}
      </View>
      <View style={ROW}>
        <View role="radiogroup" aria-label={text(say('session.attack.handDinos'))} style={group(2)}>
          {(['dino', 'trap'] as const).map((dino) => (
            <ToolButton
              key={dino}
              title={text(dino === 'dino' ? say('session.attack.dino') : pieceName('trap'))}
              icon={dino === 'dino' ? 'raptor' : ICONS.trap}
              chosen={!hand.clear && hand.dino === dino}
              onPress={() => hold({ dino })}
            />
          ))}
        </View>
        <View role="radiogroup" aria-label={text(say('session.attack.handFigures'))} style={group(3)}>
          {FIGURES.map((figure) => (
            <ToolButton
              key={figure}
              title={text(pieceName(figure))}
              icon={ICONS[figure]}
              chosen={!hand.clear && hand.figure === figure}
              onPress={() => hold({ figure })}
            />
          ))}
        </View>
        <View style={group(1)}>
          <ToolButton
            role="checkbox"
            title={text(say('screens.defense.clear'))}
            icon="trash"
            chosen={hand.clear}
            onPress={() => onHand({ ...hand, clear: !hand.clear })}
          />
        </View>
      </View>
      <Txt role="small" tone="ink2" live="polite">
        {meaningsOf(hand)
          .map((phrase) => text(phrase))
          .join(' ')}
      </Txt>
    </View>
  );
}

function meaningsOf({ owner, dino, figure, clear }: Hand): readonly Phrase[] {
  if (clear) return [say('session.attack.handClear')];
  const player = nameOf(owner);
  return [
    dino === 'dino' ? say('session.attack.handDino') : say('session.attack.handTrap', { player }),
    say('session.attack.handFigure', { player, figure: say(`figure.${figure}`) }),
  ];
}

const ROW = { flexDirection: 'row', flexWrap: 'wrap', gap: 6 } as const;
