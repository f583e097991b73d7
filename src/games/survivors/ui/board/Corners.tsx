import { useState } from 'react';
import { View } from 'react-native';
import type { GameWidgetProps, Phrase } from '@/engine';
import { Button, SPACE, Txt, useLayout } from '@/ui';
import { amount, listed, say } from '../../say';
import type { State } from '../../session/state';
import {
  boardWith,
  runningTotals,
  spotOf,
  spotsAround,
  unknownSpots,
  type SeenIcons,
} from '../../moments/encounter/corners';
import { SKILLS, type Skill } from '../../terms';
import { CornerBoard } from './CornerBoard';
import { IconBrush } from './IconBrush';
import { WidgetPage } from './WidgetPage';

/** An icon is chosen, then the spots that show it; what is left over is one tap. */
export function Corners({ state, draft, text, onWrite }: GameWidgetProps<State, SeenIcons>) {
  const [brush, setBrush] = useState<Skill>('combat');
  const tiles = boardWith(state.tiles, draft);
  const unknown = unknownSpots(tiles);
  const { totals, corners } = runningTotals(tiles);
  const layout = useLayout();
  const icons = <IconBrush brush={brush} text={text} onChoose={setBrush} />;
  const words = (
    <>
      {layout === 'landscape' && icons}
      {unknown.length > 0 && (
        <>
          <Txt role="label" tone="ink2" align="center">
            {text(
              say('session.board.known', {
                seen: spotsAround.length - unknown.length,
                of: spotsAround.length,
              }),
            )}
          </Txt>
          <Txt role="labelStrong" align="center">
            {text(
              say('session.board.soFar', {
                corners,
                totals: listed(
                  SKILLS.map((skill) =>
                    say('session.table.obstacle', { skill: say(`skill.${skill}`), total: totals[skill] }),
                  ),
                ),
              }),
            )}
          </Txt>
          <Rest
            left={unknown.length}
            text={text}
            onFill={(skill) =>
              onWrite({ ...draft, ...Object.fromEntries(unknown.map((spot) => [spot, skill])) })
            }
          />
        </>
      )}
    </>
  );
  return (
    <WidgetPage beside={words}>
      {layout !== 'landscape' && icons}
      <CornerBoard
        tiles={tiles}
        text={text}
        onTap={(place, corner) => onWrite(tappedOn(draft, spotOf(place, corner), brush))}
      />
    </WidgetPage>
  );
}

/** The same icon again takes it off. */
function tappedOn(draft: SeenIcons, spot: string, brush: Skill): SeenIcons {
  if (draft[spot] !== brush) return { ...draft, [spot]: brush };
  return Object.fromEntries(Object.entries(draft).filter(([other]) => other !== spot));
}

interface RestProps {
  readonly left: number;
  readonly text: (phrase: Phrase) => string;
  readonly onFill: (skill: Skill) => void;
}

function Rest({ left, text, onFill }: RestProps) {
  return (
    <View style={{ gap: SPACE.s1 }}>
      <Txt role="label" tone="ink2" align="center">
        {text(say('session.board.rest', { icons: amount('icons', left) }))}
      </Txt>
      <View style={{ flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'center', gap: SPACE.s2 }}>
        {SKILLS.map((skill) => (
          <Button
            key={skill}
            icon={skill}
            title={text(say(`skill.${skill}`))}
            label={text(say('session.board.restAre', { skill: say(`skill.${skill}`) }))}
            onPress={() => onFill(skill)}
          />
        ))}
      </View>
    </View>
  );
}
