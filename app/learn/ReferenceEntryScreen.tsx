import { View } from 'react-native';
import { findGame } from '@/games';
import { LANGUAGES, useLanguage, useSay, type Language } from '@/i18n';
import { useSettings } from '@/state/useStores';
import { Button, EmptyState, Header, Screen } from '@/ui';
import type { ScreenProps } from '../navigation';
import { EntryText } from './EntryText';
import { leave } from './leave';
import { ReferenceGate } from './ReferenceGate';

export function ReferenceEntryScreen({ navigation, route: { params } }: ScreenProps<'ReferenceEntry'>) {
  const say = useSay();
  const language = useLanguage();
  const change = useSettings((state) => state.change);
  const { game, entry: id, ...rest } = params;
  const next = languageAfter(language);
  const showAll = () => navigation.popTo('Reference', { game, ...rest });
  const name = findGame(game)?.card.name[language];
  return (
    <Screen
      header={
        <Header
          title={say('learn.rules')}
          {...(name !== undefined && { subtitle: name })}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
          right={[
            {
              icon: 'language',
              label: say('learn.inLanguage', { language: LANGUAGES[next].name }),
              onPress: () => void change({ language: next }),
            },
            { icon: 'search', label: say('learn.allRules'), onPress: showAll },
          ]}
        />
      }
    >
      <ReferenceGate game={game}>
        {(reference) => {
          const entry = reference.entries.find((candidate) => candidate.id === id);
          const text = reference.texts[id];
          if (!entry || !text)
            return (
              <EmptyState
                icon="search"
                title={say('learn.unknownEntry')}
                text={say('learn.unknownEntryNote')}
                action={<Button kind="primary" title={say('learn.allRules')} onPress={showAll} />}
              />
            );
          return (
            <View key={id}>
              <EntryText
                entry={entry}
                text={text}
                texts={reference.texts}
                sketch={reference.sketches[id]}
                onOpen={(other) => navigation.push('ReferenceEntry', { ...params, entry: other })}
              />
            </View>
          );
        }}
      </ReferenceGate>
    </Screen>
  );
}

/** With two languages this is the other one. */
function languageAfter(language: Language): Language {
  const all = Object.keys(LANGUAGES) as Language[];
  return all[(all.indexOf(language) + 1) % all.length] ?? language;
}
