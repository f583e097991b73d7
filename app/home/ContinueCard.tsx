import { View } from 'react-native';
import { useLanguage, useSay } from '@/i18n';
import { findGame } from '@/games';
import type { ListedSession } from '@/state/listedSession';
import { Button, Emblem, Icon, RADIUS, SPACE, Txt, useTheme, writeNumber } from '@/ui';
import { useGameText } from '../text/useGameText';
import { titleOf } from '../text/titleOf';

/** The last game as it is now, and one tap back into it. */
export function ContinueCard({
  game,
  onContinue,
}: {
  readonly game: ListedSession;
  readonly onContinue: () => void;
}) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const players = game.summary?.players ?? [];
  const text = useGameText(game.gameId, players);
  const title = titleOf(game, language);
  const gameName = findGame(game.gameId)?.card.name[language];
  const said = [game.summary?.heading, game.summary?.detail].map((phrase) => (phrase ? text(phrase) : null));
  const detail = [gameName, ...said].filter((words) => words !== title);
  return (
    <View
      style={{
        borderRadius: RADIUS.sheet,
        backgroundColor: colour.raised,
        borderWidth: 1,
        borderColor: colour.rule,
      }}
    >
      <View style={{ paddingHorizontal: 18, paddingVertical: 14 }}>
        <Txt role="sheetTitle" heading={2} lines={2}>
          {title}
        </Txt>
        <Txt role="label" tone="ink3">
          {detail.filter(Boolean).join(' · ')}
        </Txt>
      </View>
      <View
        style={{
          flexDirection: 'row',
          flexWrap: 'wrap',
          borderTopWidth: 1,
          borderBottomWidth: 1,
          borderColor: colour.rule,
        }}
      >
        {players.map(({ id, name, colour: ink, score }, i) => (
          <View
            key={id}
            style={{
              flexGrow: 1,
              flexBasis: players.length > 4 ? '25%' : 0,
              minWidth: 64,
              alignItems: 'center',
              paddingVertical: SPACE.s3,
              paddingHorizontal: SPACE.s1,
              borderLeftWidth: i % 4 === 0 ? 0 : 1,
              borderColor: colour.rule,
            }}
          >
            <Emblem colour={ink} size={22} />
            <Txt role="figureM">{writeNumber(score ?? 0)}</Txt>
            <Txt role="caption" tone="ink2" lines={1}>
              {name}
            </Txt>
          </View>
        ))}
      </View>
      <View style={{ padding: SPACE.s3 }}>
        <Button
          kind="primary"
          title={say('home.continue')}
          label={say('home.continueGame', { title })}
          onPress={onContinue}
          after={<Icon name="arrow" size={22} color={colour.onAct} />}
        />
      </View>
    </View>
  );
}
