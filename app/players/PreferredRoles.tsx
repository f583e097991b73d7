import { useState } from 'react';
import type { Player } from '@/data/players';
import type { AnyGame, SeatQuestion } from '@/engine';
import { games, isPlayable } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import { useGames } from '@/state/useGames';
import { useRoster } from '@/state/useStores';
import { Choice, ListRow, Section, Sheet } from '@/ui';
import { gameName } from '../text/gameName';
import { useGameText } from '../text/useGameText';

const PLAYABLE = games.filter(isPlayable).map(({ card }) => card.id);

/** What somebody likes to play, game by game, where a game lets everybody choose. */
export function PreferredRoles({ player }: { readonly player: Player }) {
  const say = useSay();
  const loaded = useGames(PLAYABLE);
  const asking = PLAYABLE.flatMap((id) => {
    const game = loaded.get(id);
    return game?.setup.seat ? [{ game, question: game.setup.seat }] : [];
  });
  if (asking.length === 0) return null;
  return (
    <Section title={say('players.preferred')}>
      {asking.map(({ game, question }) => (
        <PreferredRole key={game.id} player={player} game={game} question={question} />
      ))}
    </Section>
  );
}

interface Props {
  readonly player: Player;
  readonly game: AnyGame;
  readonly question: SeatQuestion;
}

/** Means no preference; no id is empty. */
const NONE = '';
const NOBODY: readonly never[] = [];

function PreferredRole({ player, game, question }: Props) {
  const say = useSay();
  const language = useLanguage();
  const text = useGameText(game.id, NOBODY);
  const prefer = useRoster((roster) => roster.prefer);
  const [open, setOpen] = useState(false);
  const own = Object.hasOwn(player.preferred, game.id) ? player.preferred[game.id] : undefined;
  // What a seat that does not choose gets is no preference.
  const options = question.options.filter(({ id }) => !question.shared.includes(id));
  const chosen = options.find(({ id }) => id === own);
  const title = say('players.preferredIn', {
    game: gameName(game.id, language),
    question: text(question.label),
  });
  return (
    <>
      <ListRow
        icon="leader"
        title={title}
        subtitle={chosen ? text(chosen.label) : say('players.preferredNone')}
        onPress={() => setOpen(true)}
      />
      <Sheet visible={open} title={title} onClose={() => setOpen(false)}>
        <Choice
          label={title}
          hideLabel
          value={chosen?.id ?? NONE}
          options={[
            { id: NONE, title: say('players.preferredNone') },
            ...options.map(({ id, label, note }) => ({ id, title: text(label), note: note && text(note) })),
          ]}
          onChange={(id) => {
            void prefer(player.id, game.id, id === NONE ? null : id);
            setOpen(false);
          }}
        />
      </Sheet>
    </>
  );
}
