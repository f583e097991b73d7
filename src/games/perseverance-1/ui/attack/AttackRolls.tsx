import { View } from 'react-native';
import type { GameWidgetProps, Seat } from '@/engine';
import { SPACE, Txt, useTheme } from '@/ui';
import { nameOf, say } from '../../say';
import type { State } from '../../session/state';
import {
  rollsLeft,
  withTrap,
  withWall,
  type Rolled,
  type RollsPage,
  type TrapToRoll,
} from '../../moments/dinoAttack/askRolls';
import type { TrapFace } from '../../moments/dinoAttack/trapFaces';
import { DINOS, type Dino } from '../../terms';
import { OwnerMark, ownerOf } from '../../../perseverance/ui/owner';
import { FaceButton, FACES } from './FaceButton';
import { WallRoll } from './WallRoll';

type Props = GameWidgetProps<State, Rolled, RollsPage>;
type Words = Props['text'];

/** All dice of the attack on one page, a tap each; the last one that was missing goes on. */
export function AttackRolls({ seats, text, draft, given, onWrite, onAnswered }: Props) {
  const roll = (next: Rolled, wasOpen: boolean) => {
    onWrite(next);
    if (wasOpen && rollsLeft(given) === 1) onAnswered();
  };
  return (
    <>
      {given.traps.map((trap) => (
        <Trap
          key={trap.at}
          trap={trap}
          deterministic={given.deterministicTraps}
          seats={seats}
          text={text}
          onFace={({ id }) => roll(withTrap(draft, trap.at, id), trap.chosen === null)}
        />
      ))}
      {given.walls.map((wall) => (
        <RollHead
          key={wall.column}
          owner={wall.owner}
          seats={seats}
          text={text}
          title={text(
            say('session.attack.wallStep', { player: nameOf(wall.owner), column: wall.column + 1 }),
          )}
        >
          <WallRoll
            wall={wall}
            text={text}
            onFace={(shown) => roll(withWall(draft, wall.column, shown), wall.shown === null)}
            onCount={(shown) => onWrite(withWall(draft, wall.column, shown))}
          />
        </RollHead>
      ))}
    </>
  );
}

interface TrapProps {
  readonly trap: TrapToRoll;
  readonly deterministic: boolean;
  readonly seats: readonly Seat[];
  readonly text: Words;
  readonly onFace: (face: TrapFace) => void;
}

/** Face by face for each type that it may be of. */
function Trap({ trap, deterministic, seats, text, onFace }: TrapProps) {
  const { faces, dino, owner, column, chosen } = trap;
  const title = text(say('session.attack.trapStep', { player: nameOf(owner), column: column + 1 }));
  const types = DINOS.filter((type) => faces.some((face) => face.type === type)).sort(
    (a, b) => rank(a, dino) - rank(b, dino),
  );
  return (
    <RollHead
      owner={owner}
      seats={seats}
      text={text}
      title={title}
      note={text(
        say(deterministic ? 'session.attack.turnUp' : 'session.attack.trapUnder', {
          dino: say(`dino.${dino}`),
        }),
      )}
    >
      <View role="radiogroup" aria-label={title} style={{ gap: SPACE.s2 }}>
        {types.map((type) => (
          <View key={type} style={{ gap: 4 }}>
            <Txt role="label" tone="ink2">
              {text(
                type === dino && !deterministic
                  ? say('session.attack.typeMatch', { trap: say(`trapFor.${type}`) })
                  : say(`trapFor.${type}`),
              )}
            </Txt>
            <View style={FACES}>
              {faces
                .filter((face) => face.type === type)
                .map((face) => (
                  <FaceButton
                    key={face.id}
                    title={text(face.label)}
                    label={`${title}: ${text(face.spoken)}`}
                    chosen={face.id === chosen?.id}
                    onPress={() => onFace(face)}
                  />
                ))}
            </View>
          </View>
        ))}
      </View>
    </RollHead>
  );
}

/** The type that works first. */
function rank(type: Dino, dino: Dino): number {
  return type === dino ? 0 : 1;
}

interface RollHeadProps {
  readonly owner: string;
  readonly seats: readonly Seat[];
  readonly text: Words;
  readonly title: string;
  readonly note?: string;
  readonly children: React.ReactNode;
}

function RollHead({ owner, seats, text, title, note, children }: RollHeadProps) {
  const { colour } = useTheme();
  return (
    <View style={{ gap: SPACE.s2, padding: SPACE.s4, borderBottomWidth: 1, borderColor: colour.rule }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
        <OwnerMark owner={ownerOf(owner, seats, text)} size={22} />
        <Txt role="title" heading={3} style={{ flex: 1 }}>
          {title}
        </Txt>
      </View>
      {note !== undefined && (
        <Txt role="label" tone="ink2">
          {note}
        </Txt>
      )}
      {children}
    </View>
  );
}
