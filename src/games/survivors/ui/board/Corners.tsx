import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Icon, SPACE, Txt, useTheme } from '@/ui';
import { clockwise } from '../../ring';
import { say } from '../../say';
import { touching } from '../../moments/encounter/countChallenges';
import type { Board } from '../../session/fields';
import type { State } from '../../session/state';
import { boardWith, cornersOf, spotOf, type SeenIcons } from '../../moments/encounter/corners';
import { challenges } from '../../moments/encounter/challenges';
import { RING, SKILLS } from '../../terms';
import { CornerBoard } from './CornerBoard';
import { WidgetPage } from './WidgetPage';

const SPOTS = 18;

/** What the corners come to is counted along. */
export function Corners({ state, draft, text, onWrite }: GameWidgetProps<State, SeenIcons>) {
  const { colour } = useTheme();
  const tiles = boardWith(state.tiles, draft);
  const corners = cornersOf(tiles);
  const counted = corners && challenges.ask({ corners });
  return (
    <WidgetPage>
      <CornerBoard
        tiles={tiles}
        text={text}
        onSet={(place, corner, to) => onWrite({ ...draft, [spotOf(place, corner)]: to })}
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
            {text(say('session.board.known', { seen: known(tiles), of: SPOTS }))}
          </Txt>
        )}
      </View>
    </WidgetPage>
  );
}

function known(tiles: Board): number {
  return RING.reduce<number>((seen, k) => {
    const next = clockwise(k, 1);
    const here = [tiles.E[k], tiles[k][touching(k)[0].own], tiles[next][touching(next)[1].own]];
    return seen + here.filter((icon) => icon).length;
  }, 0);
}
