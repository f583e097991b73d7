import { View } from 'react-native';
import { useSay } from '@/i18n';
import { Button, Icon, RADIUS, SPACE, Txt, useTheme } from '@/ui';

/** The last group, for one more game. */
export interface Again {
  readonly count: number;
  /** What they played, and their names. */
  readonly note: string;
  readonly onPress: () => void;
}

interface Props {
  readonly again: Again | undefined;
  readonly onNewGame: () => void;
  /** Left out where no game brings a guide. */
  readonly onGuide?: (() => void) | undefined;
}

/** In place of a running game: the way to one. */
export function WelcomeCard({ again, onNewGame, onGuide }: Props) {
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
      {!again && (
        <Txt tone="ink2" align="center">
          {say('home.newGameNote')}
        </Txt>
      )}
      <Button
        kind="primary"
        title={say('home.newGame')}
        onPress={onNewGame}
        after={<Icon name="arrow" size={22} color={colour.onAct} />}
      />
      {again && (
        <View style={{ gap: SPACE.s1 }}>
          <Button
            icon="retry"
            title={say('home.sameAgain', { count: again.count })}
            hint={again.note}
            onPress={again.onPress}
          />
          <Txt role="label" tone="ink2" align="center" lines={2}>
            {again.note}
          </Txt>
        </View>
      )}
      {onGuide && <Button icon="learn" title={say('guide.firstTime')} onPress={onGuide} />}
    </View>
  );
}
