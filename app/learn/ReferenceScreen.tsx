import { useState } from 'react';
import { View } from 'react-native';
import { REFERENCE_KINDS, type ReferenceKind } from '@/engine';
import { findGame } from '@/games';
import { useLanguage, useSay } from '@/i18n';
import type { OpenReference } from '@/state/reference/useReference';
import { Chip, EmptyState, Header, Screen, SPACE, TextField } from '@/ui';
import type { ScreenProps } from '../navigation';
import { EntryRow } from './EntryRow';
import { KindGroup } from './KindGroup';
import { leave } from './leave';
import { ReferenceGate } from './ReferenceGate';
import { useSearch } from './useSearch';

export function ReferenceScreen({ navigation, route: { params } }: ScreenProps<'Reference'>) {
  const say = useSay();
  const language = useLanguage();
  const { game, edition } = params;
  const name = findGame(game)?.card.name[language];
  return (
    <Screen
      gutter={0}
      header={
        <Header
          title={say('learn.rules')}
          {...(name !== undefined && { subtitle: name })}
          left={{ icon: 'back', label: say('newGame.back'), onPress: () => leave(navigation) }}
        />
      }
    >
      <ReferenceGate game={game}>
        {(reference) => (
          <Rules
            reference={reference}
            edition={edition}
            onOpen={(entry) =>
              navigation.push('ReferenceEntry', { game, entry, ...(edition !== undefined && { edition }) })
            }
          />
        )}
      </ReferenceGate>
    </Screen>
  );
}

interface RulesProps {
  readonly reference: OpenReference;
  readonly edition: string | undefined;
  readonly onOpen: (id: string) => void;
}

function Rules({ reference, edition, onOpen }: RulesProps) {
  const say = useSay();
  const [question, setQuestion] = useState('');
  const [openKinds, setOpenKinds] = useState<readonly ReferenceKind[]>([]);
  const [onlyMine, setOnlyMine] = useState(edition !== undefined);
  const { texts } = reference;
  const hits = useSearch(reference, question);

  const entries = reference.entries.filter(
    ({ editions }) => !onlyMine || edition === undefined || (editions?.includes(edition) ?? true),
  );
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const found = hits?.flatMap((id) => byId.get(id) ?? []);
  const toggle = (kind: ReferenceKind) =>
    setOpenKinds((open) => (open.includes(kind) ? open.filter((other) => other !== kind) : [...open, kind]));

  return (
    <>
      <View style={{ paddingHorizontal: SPACE.s4, gap: SPACE.s2, paddingBottom: SPACE.s2 }}>
        <TextField
          label={say('learn.search')}
          value={question}
          onChange={setQuestion}
          hint={found ? say('learn.found', { count: found.length }) : say('learn.searchHint')}
        />
        {edition !== undefined && texts[edition] && (
          <View style={{ flexDirection: 'row' }}>
            <Chip
              title={say('learn.myEdition', { edition: texts[edition].title })}
              icon="filter"
              selected={onlyMine}
              onPress={() => setOnlyMine(!onlyMine)}
            />
          </View>
        )}
      </View>
      {found
        ? found.map((entry) => {
            const text = texts[entry.id];
            return (
              text && (
                <EntryRow
                  key={entry.id}
                  entry={entry}
                  text={text}
                  showKind
                  onPress={() => onOpen(entry.id)}
                />
              )
            );
          })
        : REFERENCE_KINDS.filter((kind) => entries.some((entry) => entry.kind === kind)).map((kind) => (
            <KindGroup
              key={kind}
              kind={kind}
              entries={entries.filter((entry) => entry.kind === kind)}
              texts={texts}
              open={openKinds.includes(kind)}
              onToggle={() => toggle(kind)}
              onOpen={onOpen}
            />
          ))}
      {found?.length === 0 && (
        <EmptyState
          icon="search"
          title={say('learn.foundNothing', { words: question.trim() })}
          text={say('learn.foundNothingNote')}
        />
      )}
    </>
  );
}
