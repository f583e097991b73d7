import { Pressable, View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { spaceKey, type AttackSpace } from '../../moments/dinoAttack/attackSpace';
import type { FightPage } from '../../moments/dinoAttack/fightPage';
import type { FightScene } from '../../moments/dinoAttack/fightScenes';
import { say } from '../../say';
import type { State } from '../../session/state';
import { DefenseGrid, type DrawnSpace } from '../defense/DefenseGrid';
import { BreachBand } from './BreachBand';
import { FightSpace, type FightMark } from './FightSpace';

/** The draft is how many scenes were seen. */
type Props = GameWidgetProps<State, number, FightPage>;

/** The attacked area while it is fought over: a tap on the grid plays the next blow. */
export function AttackFight({ state, seats, text, draft: seen, given, onWrite }: Props) {
  const { zone, dangerous, grid, scenes, end, breach } = given;
  const over = seen >= scenes.length;
  const scene = scenes[Math.min(seen, scenes.length) - 1] ?? end;
  const shown: State = {
    ...state,
    zones: { ...state.zones, [zone]: { ...state.zones[zone], dangerous, columns: grid } },
  };
  const markOf = marksOf(scene, over);
  const draw = ({ space, label, ...drawn }: DrawnSpace) => {
    const mark = markOf(space, drawn.piece !== null);
    return (
      <FightSpace
        {...drawn}
        mark={mark}
        label={mark === null ? label : text(say(`session.attack.${SPOKEN[mark]}`, { piece: label }))}
      />
    );
  };
  return (
    <View>
      {/* Only for fingers: the button under it says what it does. */}
      <Pressable accessible={false} focusable={false} onPress={over ? undefined : () => onWrite(seen + 1)}>
        <DefenseGrid state={shown} zone={zone} seats={seats} text={text} draw={draw} close />
      </Pressable>
      {over && <BreachBand breach={breach} seats={seats} text={text} />}
    </View>
  );
}

const SPOKEN = { acting: 'isActing', killed: 'isKilled', fallen: 'isFallen', through: 'isThrough' } as const;

function marksOf(scene: FightScene, over: boolean) {
  const killed = new Set(scene.killed.map(spaceKey));
  const fallen = new Set(scene.fallen.map(spaceKey));
  const actor = scene.actor && spaceKey(scene.actor);
  return (space: AttackSpace, taken: boolean): FightMark => {
    const key = spaceKey(space);
    if (killed.has(key)) return 'killed';
    // Who falls strikes first.
    if (fallen.has(key) && (over || key !== actor)) return 'fallen';
    if (key === actor) return 'acting';
    return over && taken && space.kind === 'dino' ? 'through' : null;
  };
}
