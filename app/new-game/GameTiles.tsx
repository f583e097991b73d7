import { useWindowDimensions, View } from 'react-native';
import type { GameEntry } from '@/engine';
import { useLanguage, useSay } from '@/i18n';
import { Press, RADIUS, SPACE, Txt, useTheme } from '@/ui';
import { GamePicture } from './GamePicture';

interface Props {
  readonly entries: readonly GameEntry[];
  readonly onChoose: (id: string) => void;
}

/** Games by their pictures: one tap chooses. */
export function GameTiles({ entries, onChoose }: Props) {
  return (
    <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s3, padding: SPACE.s4 }}>
      {entries.map((entry) => (
        <GameTile key={entry.card.id} entry={entry} onPress={() => onChoose(entry.card.id)} />
      ))}
    </View>
  );
}

function GameTile({ entry, onPress }: { readonly entry: GameEntry; readonly onPress: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const { colour, textScale } = useTheme();
  const { id, name, blurb, players } = entry.card;
  const title = name[language] ?? id;
  const { height } = useWindowDimensions();
  const howMany = say('newGame.forPlayers', players);
  const about = [blurb[language], howMany].filter(Boolean).join(' ');
  return (
    <Press
      onPress={onPress}
      style={({ pressed, hovered }) => ({
        flexGrow: 1,
        flexShrink: 1,
        flexBasis: 300,
        flexDirection: 'row',
        alignItems: 'center',
        gap: SPACE.s3,
        padding: SPACE.s3,
        borderRadius: RADIUS.sheet,
        borderWidth: 1.5,
        borderColor: colour.edge,
        backgroundColor: pressed ? colour.lit : hovered ? colour.raised : colour.page,
      })}
    >
      {/* With large letters the words need the room. */}
      <GamePicture picture={entry.picture} width={textScale > 1.2 ? 72 : 96} />
      <View style={{ flex: 1, minWidth: 0 }}>
        <Txt role="title">{title}</Txt>
        <Txt role="small" tone="ink3">
          {/* On a low phone the pictures of all games come before what they are about. */}
          {height < LOW ? howMany : about}
        </Txt>
      </View>
    </Press>
  );
}

const LOW = 700;
