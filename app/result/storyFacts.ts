import type { GameResult } from '@/data/gameResult';
import type { Seat } from '@/engine';
import type { Language, SayText } from '@/i18n';
import { writeNumber } from '@/ui';
import { formatTime } from '../text/format';
import type { ScorePoint } from '../timeline/useTimeline';
import { biggestSwing, leadsIn } from './story';

/** A figure and what it is. */
export interface StoryFact {
  readonly text: string;
  readonly label: string;
}

/** What the course of a game tells beyond its end; nothing where everybody plays together, or nothing was ever counted. */
export function storyFacts(
  { cooperative, highestWins }: Pick<GameResult, 'cooperative' | 'highestWins'>,
  points: readonly ScorePoint[],
  seats: readonly Seat[],
  say: SayText,
  language: Language,
): readonly StoryFact[] {
  const swing = cooperative ? null : biggestSwing(points, highestWins);
  if (swing === null) return [];
  const nameAt = (seat: number) => seats[seat]?.name ?? '';
  const { changes, longest } = leadsIn(points, highestWins);
  return [
    {
      text: writeNumber(swing.by),
      label: say('result.swing', {
        player: nameAt(swing.gained),
        other: nameAt(swing.lost),
        time: formatTime(swing.at, language),
      }),
    },
    { text: writeNumber(changes), label: say('result.leadChanges', { count: changes }) },
    ...(longest
      ? [
          {
            text: say('result.percent', { share: Math.round(longest.share * 100) }),
            label: say('result.ledLongest', { player: nameAt(longest.player) }),
          },
        ]
      : []),
  ];
}
