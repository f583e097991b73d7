import { phrase, type TimelineLine } from '@/engine';
import { useSay } from '@/i18n';
import type { News } from '@/state/drafts/news';
import type { OpenSession } from '@/state/openSession';
import { Banner, writeChange } from '@/ui';
import type { GameText } from '../text/useGameText';

interface Props {
  readonly news: News;
  readonly open: OpenSession;
  readonly text: GameText;
}

/** What has changed since the wizard was left: figures, answers that no longer fit, and what was done meanwhile. */
export function DraftNews({ news, open, text }: Props) {
  const say = useSay();
  const nameOf = (player: string | undefined) => open.seats.find(({ id }) => id === player)?.name;
  const wordOf = ({ fact, figure }: TimelineLine) => {
    const words = text(fact);
    return figure === undefined
      ? words
      : text(phrase('table.changed', { fact: words, figure: writeChange(figure) }));
  };
  const of = (whose: string | undefined, figure: string) =>
    whose === undefined ? figure : say('table.figureOf', { player: whose, figure });
  const lines = [
    ...(news.unreadable ? [say('wizard.news.unreadable')] : []),
    ...news.figures.map(({ player, group, label, was, now }) =>
      say('wizard.news.figure', {
        what: of(group && text(group), of(nameOf(player), text(label))),
        was,
        now,
      }),
    ),
    ...news.lost.map(({ label, reason }) =>
      reason
        ? say('wizard.news.lostWhy', { what: text(label), reason: text(reason) })
        : say('wizard.news.lost', { what: text(label) }),
    ),
    ...(news.gone > 0 ? [say('wizard.news.gone', { count: news.gone })] : []),
    ...(news.since.length > 0
      ? [say('wizard.news.since', { what: [...news.since].reverse().map(wordOf).join('; ') })]
      : []),
  ];
  return <Banner kind="plain" text={lines.join('\n')} />;
}
