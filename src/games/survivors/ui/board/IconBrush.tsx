import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Chip, SPACE } from '@/ui';
import { say } from '../../say';
import { SKILLS, type Skill } from '../../terms';

interface Props {
  readonly brush: Skill;
  readonly text: (phrase: Phrase) => string;
  readonly onChoose: (skill: Skill) => void;
}

/** The icon that a tap on a spot gives it. */
export function IconBrush({ brush, text, onChoose }: Props) {
  return (
    <View
      role="radiogroup"
      aria-label={text(say('session.board.brush'))}
      style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s2 }}
    >
      {SKILLS.map((skill) => (
        <Chip
          key={skill}
          kind="radio"
          icon={skill}
          title={text(say(`skill.${skill}`))}
          selected={skill === brush}
          onPress={() => onChoose(skill)}
        />
      ))}
    </View>
  );
}
