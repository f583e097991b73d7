import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Icon, SPACE, Txt, useTheme } from '@/ui';
import { clockwise } from '../../ring';
import { say } from '../../say';
import { touching } from '../../session/decide/countChallenges';
import type { Board } from '../../session/fields';
import type { State } from '../../session/state';
import { cornersOf, type ChallengesDraft } from '../../session/wizards/challengesDraft';
import { challenges } from '../../rules/challenges';
import { RING, SKILLS } from '../../terms';
import { CornerBoard } from './CornerBoard';
import { WidgetPage } from './WidgetPage';

const SPOTS = 18;

/** What the corners come to is counted along. */
export function Corners({ draft, text, onWrite }: GameWidgetProps<State, ChallengesDraft>) {
  const { colour } = useTheme();
  const corners = cornersOf(draft.tiles);
  const counted = corners && challenges.ask({ corners });
  return (
    <WidgetPage>
      <CornerBoard
        tiles={draft.tiles}
        text={text}
        onSet={(place, corner, to) => {
          const tile = draft.tiles[place].map((icon, i) => (i === corner ? to : icon));
          onWrite({ ...draft, tiles: { ...draft.tiles, [place]: tile }, threat: null });
        }}
      />
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s4 }}>
        {counted?.ok ? (
          SKILLS.map((skill) => (
            <View key={skill} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
              <Icon name={skill} size={22} color={colour.ink2} />
              <Txt role="labelStrong">
                {text(
                  say('session.board.total', {
                    skill: say(`skill.${skill}`),
                    count: counted.value.figures.totals[skill],
                  }),
                )}
              </Txt>
            </View>
          ))
        ) : (
          <Txt role="label" tone="ink2">
            {text(say('session.board.known', { seen: seenIcons(draft.tiles), of: SPOTS }))}
          </Txt>
        )}
      </View>
    </WidgetPage>
  );
}

function seenIcons(tiles: Board): number {
  return RING.reduce<number>((seen, k) => {
    const next = clockwise(k, 1);
    const here = [tiles.E[k], tiles[k][touching(k)[0].own], tiles[next][touching(next)[1].own]];
    return seen + here.filter((icon) => icon).length;
  }, 0);
}
