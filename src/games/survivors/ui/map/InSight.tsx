import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Icon, SPACE, Txt, useTheme, type IconName } from '@/ui';
import { HORDE_CHALLENGES } from '../../pieces';
import { tollOf } from '../../moments/settle/rule';
import { amount, listed, say } from '../../say';
import { hordesOnMap, type State } from '../../session/state';
import { SKILLS } from '../../terms';

interface Props {
  readonly state: State;
  readonly text: (phrase: Phrase) => string;
}

/** Beside the map: what the Encounter asks for while it waits, and otherwise what the Hordes mean for the caravan. */
export function InSight({ state, text }: Props) {
  const { challenges, hordes } = state;
  const now = challenges?.now ?? challenges?.totals;
  const skills = challenges
    ? [challenges.threat, ...SKILLS.filter((skill) => skill !== challenges.threat)]
    : [];
  return (
    <View role="group" aria-label={text(spoken(state))} style={{ flexShrink: 1, gap: SPACE.s1 }}>
      {skills.map((skill) => {
        const isThreat = skill === challenges?.threat;
        return (
          <Line
            key={skill}
            icon={skill}
            grave={isThreat}
            words={text(
              say(isThreat ? 'session.encounter.threat' : 'session.encounter.obstacle', {
                skill: say(`skill.${skill}`),
              }),
            )}
            figure={now?.[skill]}
          />
        );
      })}
      {!challenges && <Hordes state={state} text={text} />}
      {hordes.encounter > 0 && (
        <Txt role="label" tone="loss">
          {text(
            say('session.table.onTile', {
              hordes: amount('hordes', hordes.encounter),
              challenges: amount('challenges', hordes.encounter * HORDE_CHALLENGES),
            }),
          )}
        </Txt>
      )}
    </View>
  );
}

/** What they would take if the caravan stayed; before that is possible, how many they are. */
function Hordes({ state, text }: Props) {
  const settles = state.phase === 'decide';
  const hordes = hordesOnMap(state);
  return (
    <Line
      icon="skull"
      grave={false}
      words={text(say(settles ? 'session.table.toll' : 'session.table.onMap'))}
      figure={settles ? tollOf({ caravan: state.caravan, hordes }).paid : hordes}
    />
  );
}

/** All of it in one sentence, for a screen reader. */
function spoken(state: State): Phrase {
  const hordes = amount('hordes', hordesOnMap(state));
  const { challenges } = state;
  if (!challenges) return say('session.table.detail', { hordes });
  const { threat, totals, now = totals } = challenges;
  return say('session.table.waiting', {
    hordes,
    threat: say(`skill.${threat}`),
    top: now[threat],
    obstacles: listed(
      SKILLS.filter((skill) => skill !== threat).map((skill) =>
        say('session.table.obstacle', { skill: say(`skill.${skill}`), total: now[skill] }),
      ),
    ),
  });
}

interface LineProps {
  readonly icon: IconName;
  /** It can cost the caravan dearly. */
  readonly grave: boolean;
  readonly words: string;
  readonly figure: number | undefined;
}

function Line({ icon, grave, words, figure }: LineProps) {
  const { colour } = useTheme();
  return (
    <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
      <Icon name={icon} size={20} color={grave ? colour.loss : colour.ink2} />
      <Txt role={grave ? 'labelStrong' : 'label'} tone={grave ? 'ink' : 'ink2'} style={{ flexShrink: 1 }}>
        {words}
      </Txt>
      {figure !== undefined && (
        <Txt role="figureS" tone={grave ? 'loss' : 'ink'}>
          {`${figure}`}
        </Txt>
      )}
    </View>
  );
}
