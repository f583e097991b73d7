import { memo } from 'react';
import { View } from 'react-native';
import { useLanguage, useSay } from '@/i18n';
import type { HistoryGame } from '@/state/listedSession';
import type { SessionSummary } from '@/state/summary';
import { Emblem, Icon, IconButton, Press, SPACE, Txt, useTheme, writeNumber } from '@/ui';
import { formatDate } from '../text/format';
import { gameName } from '../text/gameName';
import { outcomeText } from '../text/outcomeText';
import { saysTheSame } from '../text/saysTheSame';
import { titleOf } from '../text/titleOf';
import type { GameTerms } from '../text/useTerms';
import { writeMinutes } from '../text/writeMinutes';

/** A word of a game; null while nobody knows it. */
export type TermOf = (...of: Parameters<GameTerms>) => string | null;

interface Props {
  readonly game: HistoryGame;
  readonly term: TermOf;
  readonly onOpen: (game: HistoryGame) => void;
  readonly onMenu: (game: HistoryGame) => void;
}

/** One evening. A list of thousands draws these: a row is drawn again only where it says something else. */
export const GameRow = memo(function GameRow({ game, term, onOpen, onMenu }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const { outcome } = game;
  const title = titleOf(game, language);
  const name = gameName(game.gameId, language);
  const about = [
    formatDate(game.updatedAt, language),
    outcome?.minutes ? writeMinutes(outcome.minutes, say) : null,
    name === title ? null : name,
    outcome?.edition ? term(game.gameId, 'edition', outcome.edition) : null,
    outcome?.scenario ? term(game.gameId, 'scenario', outcome.scenario) : null,
    game.logged ? say('history.logged') : null,
  ];
  const ended = outcomeText(game, say);
  const players = game.summary?.players ?? [];
  return (
    <View
      style={{ flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1, borderColor: colour.rule }}
    >
      <View style={{ flex: 1, minWidth: 0 }}>
        <Press
          onPress={() => onOpen(game)}
          insetFocus
          style={({ pressed, hovered }) => ({
            paddingVertical: SPACE.s3,
            paddingLeft: 20,
            paddingRight: SPACE.s2,
            gap: SPACE.s1,
            backgroundColor: pressed ? colour.lit : hovered ? colour.raised : 'transparent',
          })}
        >
          <Txt role="title">{title}</Txt>
          <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
            {outcome && <Icon name="trophy" size={18} color={colour.lamp} />}
            <Txt role="labelStrong" tone={outcome ? 'ink' : 'lamp'} style={{ flexShrink: 1 }}>
              {ended}
            </Txt>
            {game.note !== '' && (
              <View role="img" aria-label={say('history.hasNote')}>
                <Icon name="note" size={18} color={colour.ink2} />
              </View>
            )}
          </View>
          <Players players={players} />
          <Txt role="label" tone="ink3">
            {about.filter((words) => words !== null).join(' · ')}
          </Txt>
        </Press>
      </View>
      <IconButton icon="more" label={say('history.menu', { title })} onPress={() => onMenu(game)} />
    </View>
  );
}, saysTheSame('game'));

function Players({ players }: { readonly players: SessionSummary['players'] }) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.s4, rowGap: SPACE.s1 }}>
      {players.map(({ id, name, colour, score }) => (
        <View key={id} style={{ flexDirection: 'row', alignItems: 'center', gap: 6, maxWidth: '100%' }}>
          <Emblem colour={colour} size={16} />
          <Txt role="label" tone="ink2" style={{ flexShrink: 1 }}>
            {name}
          </Txt>
          {score !== null && <Txt role="figureXs">{writeNumber(score)}</Txt>}
        </View>
      ))}
    </View>
  );
}
