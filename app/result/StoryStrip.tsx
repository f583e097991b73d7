import { View } from 'react-native';
import type { GameResult } from '@/data/gameResult';
import type { Seat } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import { SPACE, Txt } from '@/ui';
import { FigureStrip } from '@/ui/charts/FigureStrip';
import type { ScorePoint } from '../timeline/useTimeline';
import { storyFacts } from './storyFacts';

interface Props {
  readonly result: GameResult;
  readonly points: readonly ScorePoint[];
  readonly seats: readonly Seat[];
}

/** What people talk about afterwards. */
export function StoryStrip({ result, points, seats }: Props) {
  const say = useSay();
  const facts = storyFacts(result, points, seats, say, useLanguage());
  if (facts.length === 0) return null;
  return (
    <View style={{ gap: SPACE.s2 }}>
      <Txt role="title" heading={2}>
        {say('result.story')}
      </Txt>
      <FigureStrip figures={facts} />
    </View>
  );
}
