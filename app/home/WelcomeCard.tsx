import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';

interface Props {
  readonly note: string;
  readonly onNewGame: () => void;
  /** Left out where no game brings a guide. */
  readonly onGuide?: (() => void) | undefined;
}

/** In place of a running game: the way to one. */
export function WelcomeCard({ note, onNewGame, onGuide }: Props) {
  const say = useSay();
  const { colour } = useTheme();
  return (
    <View
      style={{
        borderRadius: RADIUS.sheet,
        backgroundColor: colour.raised,
        borderWidth: 1,
        borderColor: colour.rule,
        padding: SPACE.s3,
        gap: SPACE.s3,
      }}
    >
      <Txt tone="ink2" align="center">
        {note}
      </Txt>
      <Button
        kind="primary"
        title={say('home.newGame')}
        onPress={onNewGame}
        after={<Icon name="arrow" size={22} color={colour.onAct} />}
      />
      {onGuide && <Button icon="learn" title={say('guide.firstTime')} onPress={onGuide} />}
    </View>
  );
}
