import { useState } from 'react';
import { games, isPlayable } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Choice } from '@/ui';
import { SetupFrame } from './SetupFrame';

export function ChooseGame({ onLeave }: { readonly onLeave: () => void }) {
  const say = useSay();
  const language = useLanguage();
  const { gameId, choose } = useNewGame((state) => state);
  const playable = games.filter(isPlayable);
  const [chosen, setChosen] = useState(gameId || playable[0]?.card.id || '');
  return (
    <SetupFrame
      step="game"
      heading={say('newGame.whichGame')}
      nextTitle={say('newGame.next', { step: say('newGame.players') })}
      onNext={() => void choose(chosen)}
      onLeave={onLeave}
    >
      <Choice
        label={say('newGame.whichGame')}
        hideLabel
        value={chosen}
        onChange={setChosen}
        options={playable.map(({ card }) => ({
          id: card.id,
          title: card.name[language] ?? card.id,
          note: [card.blurb[language], say('newGame.forPlayers', card.players)].filter(Boolean).join(' '),
        }))}
      />
    </SetupFrame>
  );
}
