import { findGame, isPlayable } from '@/games';
import { useLanguage } from '@/i18n';
import { useRoster, useSettings, useStores } from '@/state/useStores';
import { gameName } from '../text/gameName';
import type { Again } from './WelcomeCard';

/** The group of the last game, as far as it still plays: seated again, with the same options. */
export function useAgain(onSeated: (game: string) => void): Again | undefined {
  const { newGame } = useStores();
  const language = useLanguage();
  const players = useRoster((roster) => roster.players);
  const setups = useSettings(({ lastSetups }) => lastSetups);
  const [game, last] = Object.entries(setups).at(-1) ?? [];
  const entry = game === undefined ? undefined : findGame(game);
  if (game === undefined || !last || !entry || !isPlayable(entry)) return undefined;
  const names = last.players.flatMap((id) => players.find((player) => player.id === id)?.name ?? []);
  if (names.length < entry.card.players.min) return undefined;
  return {
    count: names.length,
    note: `${names.join(', ')} · ${gameName(game, language)}`,
    onPress: () =>
      void newGame
        .getState()
        .choose(game)
        .then(() => onSeated(game)),
  };
}
