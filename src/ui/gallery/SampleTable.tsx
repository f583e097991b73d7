import { useState } from 'react';
import { useLanguage } from '@/i18n';
import { BottomBar } from '../BottomBar';
import { Counter } from '../counter/Counter';
import { counterSize } from '../counter/counterSize';
import { Header } from '../Header';
import type { IconName } from '../icons/Icon';
import { Ledger } from '../ledger/Ledger';
import { PlayerRow } from '../ledger/PlayerRow';
import { useNameFit } from '../ledger/useNameFit';
import { Pips } from '../Pips';
import { Screen } from '../Screen';
import { useSnackbar } from '../snackbar/SnackbarProvider';
import { Stat } from '../Stat';
import { useLayout } from '../useLayout';
import { SAMPLE_PLAYERS, SAMPLES } from './samples';

const ICONS: readonly IconName[] = ['raptor', 'assembly', 'influence', 'undo', 'more'];

/** A table screen for four, made of the pieces only: what the app's own table screen follows. */
export function SampleTable({ onHome }: { readonly onHome: () => void }) {
  const language = useLanguage();
  const words = SAMPLES[language];
  const players = SAMPLE_PLAYERS[language];
  const layout = useLayout();
  const snackbar = useSnackbar();
  const [turn, setTurn] = useState(2);
  const [followers, setFollowers] = useState(players.map((player) => player.followers));
  const digits = Math.max(...followers.map((count) => `${count}`.length));
  const fit = useNameFit(
    players.map(({ name }) => name),
    digits,
  );
  const next = players[(turn + 1) % players.length];

  const set = (at: number, to: number) => {
    const before = followers;
    setFollowers(before.map((count, index) => (index === at ? to : count)));
    snackbar.show(words.changed, () => setFollowers(before));
  };
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={words.header}
          detail={<Pips lit={5} of={13} label={words.dice} />}
          left={{ icon: 'home', label: words.home, onPress: onHome }}
          right={[
            { icon: 'officers', label: words.officers, onPress: snackbar.dismiss },
            { icon: 'timeline', label: words.timeline, onPress: snackbar.dismiss },
          ]}
        />
      }
      bar={
        <BottomBar
          label={words.header}
          items={words.actions.map((label, index) => ({
            label,
            icon: ICONS[index] ?? 'more',
            due: index === 0,
            onPress: () => snackbar.say(label),
          }))}
          primary={{
            title: words.nextTurn,
            note: next?.name,
            colour: next?.colour,
            onPress: () => setTurn((turn + 1) % players.length),
          }}
        />
      }
    >
      <Ledger playerHead={words.player} figureHead={words.followers}>
        {players.map(({ name, colour, note, ...rest }, index) => {
          const lit = index === turn;
          return (
            <PlayerRow
              key={name}
              colour={colour}
              name={name}
              nameRoom={fit.room}
              note={note}
              now={lit}
              counter={
                <Counter
                  label={`${name}, ${words.followers}`}
                  value={followers[index] ?? 0}
                  min={0}
                  digits={digits}
                  size={counterSize(layout)}
                  shrink={fit.shrink}
                  lit={lit}
                  onAdjust={(by) => set(index, (followers[index] ?? 0) + by)}
                  onSet={(to) => set(index, to)}
                />
              }
              stats={[
                <Stat
                  key="votes"
                  name={`${name}, ${words.votes}`}
                  label={words.votes}
                  icon="votes"
                  value={rest.votes}
                  lit={lit}
                  onPress={() => snackbar.say(words.votes)}
                />,
                <Stat
                  key="safeguard"
                  name={`${name}, ${words.safeguard}`}
                  label={words.safeguard}
                  icon="safeguard"
                  value={rest.safeguard}
                  max={6}
                  lit={lit}
                  onPress={() => snackbar.say(words.safeguard)}
                />,
                <Stat
                  key="valor"
                  name={`${name}, ${words.valor}`}
                  label={words.valor}
                  icon="valor"
                  value={rest.valor}
                  max={6}
                  lit={lit}
                  onPress={() => snackbar.say(words.valor)}
                />,
              ]}
            />
          );
        })}
      </Ledger>
    </Screen>
  );
}
