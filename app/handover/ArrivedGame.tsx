import { View } from 'react-native';
import type { Refusal } from '@/engine';
import { findGame } from '@/games';
import { useLanguage, useSay, type SayText } from '@/i18n';
import { Button, Icon, SPACE, Txt, useTheme } from '@/ui';
import { Refused } from '../backup/Refused';
import { titleOf } from '../text/titleOf';
import type { Arrived } from './useReceive';
import type { HandOverVerdict } from './verdictOf';

interface Props {
  readonly arrived: Arrived;
  readonly refused: Refusal | null;
  readonly onPlay: () => void;
  readonly onForget: () => void;
}

/** What has arrived, how it compares with what is here, and one tap to go on with it. */
export function ArrivedGame({ arrived: { game, verdict }, refused, onPlay, onForget }: Props) {
  const say = useSay();
  const language = useLanguage();
  const { colour } = useTheme();
  const title = titleOf(game, language);
  const gameName = findGame(game.gameId)?.card.name[language];
  const about = [
    gameName === title ? null : gameName,
    game.names.join(', '),
    say('handOver.changesCount', { count: game.entries }),
  ];
  return (
    <View style={{ gap: SPACE.s4, paddingVertical: SPACE.s5 }}>
      {refused && <Refused refused={refused} name={null} />}
      <Icon name="game" size={40} color={colour.lamp} />
      <View style={{ gap: SPACE.s1 }}>
        <Txt role="label" tone="ink3" live="polite">
          {say('handOver.arrived')}
        </Txt>
        <Txt role="step" heading={2}>
          {title}
        </Txt>
        <Txt tone="ink2">{about.filter(Boolean).join(' · ')}</Txt>
      </View>
      <Txt>{verdictText(verdict, say)}</Txt>
      <Button
        kind="primary"
        title={say(verdict.kind === 'conflict' ? 'handOver.takeCopy' : playKey(verdict))}
        onPress={onPlay}
      />
      <Button kind="quiet" title={say('ui.cancel')} onPress={onForget} />
    </View>
  );
}

function playKey({ kind }: HandOverVerdict): 'handOver.openIt' | 'handOver.take' {
  return kind === 'same' || kind === 'behind' ? 'handOver.openIt' : 'handOver.take';
}

function verdictText(verdict: HandOverVerdict, say: SayText): string {
  switch (verdict.kind) {
    case 'new':
      return say('handOver.isNew');
    case 'ahead':
      return say('handOver.isAhead', { count: verdict.entries });
    case 'same':
      return say('handOver.isSame');
    case 'behind':
      return say('handOver.isBehind');
    case 'conflict':
      return say('handOver.isConflict');
  }
}
