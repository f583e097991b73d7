import { View } from 'react-native';
import type { AnyGame } from '@/engine';
import { findGame } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { Choice, Header, ListRow, Screen, SPACE, Txt } from '@/ui';
import { leave } from '../learn/leave';
import type { ScreenProps } from '../navigation';
import { useGameText } from '../text/useGameText';
import { GameGate } from './GameGate';
import { useCheckedTable } from './useCheckedTable';

export function ChecksScreen({ route, navigation }: ScreenProps<'Checks'>) {
  const say = useSay();
  const language = useLanguage();
  const { game } = route.params;
  const name = findGame(game)?.card.name[language];
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('guide.checks')}
          {...(name !== undefined && { subtitle: name })}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      <GameGate game={game} onLeave={() => navigation.popTo('Home')}>
        {(loaded) => <Checks game={loaded} route={route} navigation={navigation} />}
      </GameGate>
    </Screen>
  );
}

interface ChecksProps extends Pick<ScreenProps<'Checks'>, 'route' | 'navigation'> {
  readonly game: AnyGame;
}

/** For which table, and which moment. */
function Checks({ game, route, navigation }: ChecksProps) {
  const say = useSay();
  const { table, real } = useCheckedTable(game, route.params);
  const text = useGameText(game.id, table.seats);
  const { min, max } = game.setup.players;
  const edition = table.edition ?? '';
  return (
    <View style={{ gap: SPACE.s4, paddingTop: SPACE.s3 }}>
      <Txt tone="ink2" style={{ paddingHorizontal: 20 }}>
        {real && table.edition !== null
          ? say('guide.checksAbout', { edition: text(game.term('edition', table.edition)) })
          : say('guide.checksNote')}
      </Txt>
      {!real && (
        <>
          {game.editions && (
            <Choice
              label={say('guide.edition')}
              value={edition}
              options={game.editions.map((id) => ({ id, title: text(game.term('edition', id)) }))}
              onChange={(chosen) => navigation.setParams({ edition: chosen })}
            />
          )}
          <Choice
            label={say('guide.players')}
            value={String(table.seats.length)}
            options={Array.from({ length: max - min + 1 }, (_, i) => String(min + i)).map((count) => ({
              id: count,
              title: count,
            }))}
            onChange={(players) => navigation.setParams({ players })}
          />
        </>
      )}
      <View>
        {game.checks?.map(({ id, icon, title, note }) => (
          <ListRow
            key={id}
            {...(icon !== undefined && { icon })}
            title={text(title)}
            subtitle={text(note)}
            onPress={() => navigation.navigate('Check', { ...route.params, check: id })}
          />
        ))}
      </View>
    </View>
  );
}
