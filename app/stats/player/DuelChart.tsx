import type { Duel } from '@/data/statistics/headToHead';
import { useLanguage, useSay } from '@/i18n';
import type { People } from '@/state/statistics/people';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { BarList } from '@/ui/charts/BarList';
import { writeDecimal } from '../figures';

interface Props {
  /** As one player sees it. */
  readonly duels: readonly Duel[];
  readonly people: People;
  readonly onPlayer: (id: string) => void;
}

/** How often one player finished ahead of each of the others. */
export function DuelChart({ duels, people, onPlayer }: Props) {
  const say = useSay();
  const language = useLanguage();
  const rows = duels.flatMap((duel) => {
    const person = people.get(duel.opponentId);
    return person ? [{ ...duel, ...person }] : [];
  });
  if (rows.length === 0) return null;
  return (
    <ChartFrame
      title={say('stats.against')}
      table={{
        columns: [
          say('stats.player'),
          say('stats.games'),
          say('stats.aheadOf'),
          say('stats.behindThem'),
          say('stats.level'),
        ],
        rows: rows.map(({ opponentId, name, colour, games, ahead, behind, level }) => ({
          label: name,
          emblem: colour,
          onPress: () => onPlayer(opponentId),
          cells: [games, ahead, behind, level].map((figure) => writeDecimal(figure, language)),
        })),
      }}
    >
      <BarList
        label={say('stats.against')}
        full={1}
        bars={rows.map(({ opponentId, name, colour, games, ahead }) => ({
          id: opponentId,
          name,
          colour,
          value: ahead / games,
          text: say('stats.aheadText', {
            ahead: writeDecimal(ahead, language),
            games: writeDecimal(games, language),
          }),
        }))}
      />
    </ChartFrame>
  );
}
