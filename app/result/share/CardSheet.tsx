import { useRef } from 'react';
import { View } from 'react-native';
import type { GameResult } from '@/data/gameResult';
import type { Seat } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import { Button, Sheet, SPACE, useSnackbar, useTheme, writeNumber } from '@/ui';
import { fontOf } from '@/ui/theme/font';
import { CardPicture, type Picture } from '../../platform/CardPicture';
import { factsText, marginText, winnersText } from '../resultText';
import { placesOf, type ResultView, type TermText } from '../resultView';
import { storyFacts } from '../storyFacts';
import { CARD, drawCard } from './drawCard';

interface Props {
  readonly visible: boolean;
  readonly view: ResultView & { readonly result: GameResult };
  readonly term: TermText;
  /** Who sat there, where the course of the game is known. */
  readonly seats: readonly Seat[];
  /** How it ended, where the game says so. */
  readonly ending: string | null;
  readonly title: string;
  readonly date: string;
  readonly onClose: () => void;
}

const FONTS = { slab: fontOf('slab', 600), text: fontOf('text', 400) } as const;

/** The picture as it will be sent, and the way to send it. */
export function CardSheet({ visible, view, term, seats, ending, title, date, onClose }: Props) {
  const say = useSay();
  const language = useLanguage();
  const snackbar = useSnackbar();
  const { colour } = useTheme();
  const picture = useRef<Picture>(null);
  const { result, points } = view;
  const story = storyFacts(result, points, seats, say, language);
  const winners = result.cooperative ? [] : result.players.filter(({ winner }) => winner);
  const [only] = winners.length === 1 ? winners : [];
  const markup = drawCard(
    {
      title,
      headline: winnersText(result, say),
      winner: only?.colour ?? null,
      below: marginText(result, say) ?? ending ?? '',
      facts: [date, factsText(result, term, say)].filter((words) => words !== '').join(' · '),
      // Where nothing was ever counted there is no race either.
      race: story.length > 0 ? { points, seats } : null,
      story,
      places: placesOf(result).map(({ name, colour: own, rank, role, score, winner }) => ({
        name,
        colour: own,
        winner,
        rank: result.cooperative ? null : say('result.place', { rank }),
        role: role === null ? null : term('role', role),
        score: score === null ? null : writeNumber(score),
      })),
      foot: say('result.shareFoot'),
    },
    colour,
    FONTS,
  );
  const save = async () => {
    try {
      await picture.current?.save(
        `foothold-${new Date(view.endedAt).toISOString().slice(0, 10)}.png`,
        onClose,
      );
    } catch {
      snackbar.say(say('result.noPicture'));
    }
  };
  return (
    <Sheet
      visible={visible}
      title={say('result.picture')}
      onClose={onClose}
      foot={
        <Button
          kind="primary"
          icon="share"
          title={say('result.savePicture')}
          onPress={() => void save()}
          style={{ flex: 1 }}
        />
      }
    >
      <View style={{ paddingHorizontal: SPACE.s4, paddingBottom: SPACE.s2 }}>
        <CardPicture
          ref={picture}
          markup={markup}
          size={CARD}
          label={`${title}. ${winnersText(result, say)}`}
        />
      </View>
    </Sheet>
  );
}
