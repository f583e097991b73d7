import type { Duel } from '@/data/statistics/headToHead';
import { useLanguage, useSay } from '@/i18n';
import type { People } from '@/state/statistics/people';
import { Txt } from '@/ui';
import { ChartFrame } from '@/ui/charts/ChartFrame';
import { Matrix } from '@/ui/charts/Matrix';
import { writeDecimal } from '../figures';

interface Props {
  readonly duels: readonly Duel[];
  readonly people: People;
}

/** More would not fit any screen; the table has all of them. */
const MOST = 8;

/** Who beats whom. */
export function DuelsPart({ duels, people }: Props) {
  const say = useSay();
  const language = useLanguage();
  const known = duels.filter(({ playerId, opponentId }) => people.has(playerId) && people.has(opponentId));
  const nameOf = (id: string) => people.get(id)?.name ?? '';
  const met = new Map<string, number>();
  for (const { playerId, opponentId, games } of known)
    for (const id of [playerId, opponentId]) met.set(id, (met.get(id) ?? 0) + games);
  const shown = [...met]
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST)
    .flatMap(([id]) => {
      const person = people.get(id);
      return person ? [{ id, ...person }] : [];
    });
  const inWords = known.map((duel) =>
    say('stats.duelWords', {
      first: nameOf(duel.playerId),
      second: nameOf(duel.opponentId),
      ahead: duel.ahead,
      behind: duel.behind,
    }),
  );
  return (
    <ChartFrame
      title={say('stats.part.duels')}
      table={{
        columns: [
          say('stats.pair'),
          say('stats.games'),
          say('stats.ahead'),
          say('stats.behind'),
          say('stats.level'),
        ],
        rows: known.map((duel) => ({
          label: `${nameOf(duel.playerId)} – ${nameOf(duel.opponentId)}`,
          cells: [duel.games, duel.ahead, duel.behind, duel.level].map((figure) =>
            writeDecimal(figure, language),
          ),
        })),
      }}
    >
      <Txt role="label" tone="ink3">
        {say('stats.duelsNote')}
      </Txt>
      <Matrix
        label={`${say('stats.part.duels')}. ${inWords.join('. ')}`}
        people={shown}
        cell={(row, column) => cellOf(known, row, column)}
      />
    </ChartFrame>
  );
}

/** Each pair is in the list once: from the other side it is read the other way round. */
function cellOf(duels: readonly Duel[], row: string, column: string) {
  for (const { playerId, opponentId, games, ahead, behind, level } of duels) {
    if (playerId === row && opponentId === column)
      return { text: `${ahead}:${behind}`, share: (ahead + level / 2) / games };
    if (playerId === column && opponentId === row)
      return { text: `${behind}:${ahead}`, share: (behind + level / 2) / games };
  }
  return null;
}
