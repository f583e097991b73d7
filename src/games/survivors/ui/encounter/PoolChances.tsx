import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, SPACE, Txt, useTheme } from '@/ui';
import { chances } from '../../moments/encounter/chances';
import { facesKnown } from '../../moments/encounter/askFaces';
import type { Faces } from '../../rules/fields';
import { amount, say } from '../../say';
import { poolOf } from '../../moments/encounter/decide';
import { playersOf, type State } from '../../session/state';
import { SKILLS, type Side } from '../../terms';

interface Props {
  readonly state: State;
  readonly sides: Readonly<Record<string, Side>>;
  readonly faces: Faces;
  readonly text: (phrase: Phrase) => string;
}

/** The dice of the chosen sides against every Challenge, with the exact chance where the faces are known. */
export function PoolChances({ state, sides, faces, text }: Props) {
  const { colour } = useTheme();
  const { dice, diceToRoll } = poolOf(state, sides).figures;
  const { challenges: asked } = state;
  if (!asked) return null;
  // After a recount the new numbers have to be met.
  const totals = asked.now ?? asked.totals;
  const odds = facesKnown(faces)
    ? chances({ dice, faces, players: playersOf(state).length, challenges: totals })
    : null;
  return (
    <View style={{ padding: SPACE.s4, gap: SPACE.s2 }}>
      <Txt role="labelStrong">
        {text(say('session.encounter.dice', { dice: amount('dice', diceToRoll) }))}
      </Txt>
      {SKILLS.map((skill) => (
        <View
          key={skill}
          style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, minHeight: 36 }}
        >
          <Icon name={skill} size={24} color={skill === asked.threat ? colour.loss : colour.ink2} />
          <View style={{ flex: 1 }}>
            <Txt role="label">
              {text(
                say(skill === asked.threat ? 'session.encounter.threat' : 'session.encounter.obstacle', {
                  skill: say(`skill.${skill}`),
                }),
              )}
            </Txt>
            <Txt role="caption" tone="ink3">
              {text(
                say('session.encounter.diceAgainst', {
                  dice: amount('dice', dice[skill]),
                  challenge: totals[skill],
                }),
              )}
            </Txt>
          </View>
          {odds && <Txt role="figureS">{percent(odds.met[skill])}</Txt>}
        </View>
      ))}
      {odds ? (
        <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2, minHeight: 36 }}>
          <View style={{ flex: 1 }}>
            <Txt role="labelStrong">{text(say('session.encounter.chanceAll'))}</Txt>
          </View>
          <Txt role="figureS">{percent(odds.all)}</Txt>
        </View>
      ) : null}
      {odds ? (
        <Txt role="caption" tone="ink3">
          {text(say('session.encounter.chanceOf', { one: faces.one, two: faces.two }))}
        </Txt>
      ) : (
        <Txt role="caption" tone="ink3">
          {text(say('session.encounter.chanceUnknown'))}
        </Txt>
      )}
    </View>
  );
}

/** Never 0 or 100 for what is only nearly so. */
function percent(chance: number): string {
  if (chance <= 0 || chance >= 1) return `${Math.round(chance) * 100}%`;
  return `${Math.min(99, Math.max(1, Math.round(chance * 100)))}%`;
}
