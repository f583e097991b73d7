import { useState } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { useSay } from '@/i18n';
import {
  Button,
  Emblem,
  EmptyState,
  Header,
  ListRow,
  Screen,
  Section,
  Sheet,
  SPACE,
  TextField,
  Txt,
  useTheme,
} from '@/ui';
import { nameOf, say } from '../say';
import type { Command } from '../session/command';
import type { State } from '../session/state';
import { meansOf, type Means } from '../session/view/means';
import { foldWords } from './foldWords';

/** Everybody's skills and all items, found by a word; a tap uses, builds or loses one. */
export function MeansScreen({ state, seats, text, dispatch, onClose }: GameScreenProps<State, Command>) {
  const appSay = useSay();
  const { colour } = useTheme();
  const [asked, setAsked] = useState('');
  const [free, setFree] = useState<Means | null>(null);
  const words = foldWords(asked).trim();
  const found = meansOf(state).filter(({ title, note }) =>
    foldWords(`${text(title)} ${text(note)}`).includes(words),
  );
  const sections = [
    ...seats.map(({ id, colour: own }) => ({
      key: id,
      own,
      title: text(say('session.means.skills', { player: nameOf(id) })),
      means: found.filter(({ player }) => player === id),
    })),
    ...(['starting', 'discoveries', 'built', 'items'] as const).map((group) => ({
      key: group,
      own: null,
      title: text(say(`session.means.${group}`)),
      means: found.filter((one) => one.group === group),
    })),
  ].filter(({ means }) => means.length > 0);
  return (
    <Screen
      header={
        <View style={{ borderBottomWidth: 1, borderColor: colour.rule }}>
          <Header
            title={text(say('session.means.title'))}
            subtitle={text(say('session.means.subtitle'))}
            left={{ icon: 'back', label: appSay('ui.back'), onPress: onClose }}
          />
        </View>
      }
    >
      <View style={{ paddingTop: SPACE.s3 }}>
        <TextField
          label={text(say('session.means.search'))}
          value={asked}
          onChange={setAsked}
          hint={text(
            words === '' ? say('session.means.hint') : say('session.means.found', { count: found.length }),
          )}
        />
      </View>
      {sections.length === 0 && (
        <EmptyState
          icon="search"
          title={text(say('session.means.nothing'))}
          text={text(say('session.means.nothingNote'))}
        />
      )}
      {sections.map(({ key, own, title, means }) => (
        <Section key={key} title={title}>
          {means.map((one: Means) => (
            <ListRow
              key={one.id}
              title={text(one.title)}
              subtitle={text(one.note)}
              {...(own && { leading: <Emblem colour={own} size={26} /> })}
              // Why it is locked, and still what it costs and does.
              keepsSubtitle
              reason={one.reason ? text(one.reason) : undefined}
              onPress={() => (one.group === 'items' ? setFree(one) : void dispatch(one.command))}
            />
          ))}
        </Section>
      ))}
      <Sheet
        visible={free !== null}
        title={free ? text(say('session.means.freeTitle', { item: free.title })) : ''}
        onClose={() => setFree(null)}
      >
        <Txt tone="ink2" style={{ padding: SPACE.s4 }}>
          {text(say('session.means.freeNote'))}
        </Txt>
        <View style={{ padding: SPACE.s4 }}>
          <Button
            kind="primary"
            title={text(say('session.means.freeYes'))}
            onPress={() => {
              if (free) dispatch(free.command);
              setFree(null);
            }}
          />
        </View>
      </Sheet>
    </Screen>
  );
}
