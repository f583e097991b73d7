import { useState } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Header, ListRow, Screen, Section, SPACE, Txt } from '@/ui';
import { counted, listed, say } from '../../say';
import { scenarioNotes, spansOf, type ScenarioItem } from '../../moments/scenario/notes';
import type { Command } from '../../session/command';
import { diceOf, WEATHER_DICE } from '../../session/config';
import type { State } from '../../session/state';
import { EditScenario } from './EditScenario';

/** The Scenario card as the table wrote it down; nobody has to look for it under the board. */
export function ScenarioScreen({ state, text, dispatch, onClose }: GameScreenProps<State, Command>) {
  const appSay = useSay();
  const [editing, setEditing] = useState(false);
  const notes = scenarioNotes(state);
  const { config, round, stage } = state;
  const title = config.scenario ?? text(say('session.scenario.title'));
  const header = (
    <Header
      title={title}
      left={{ icon: 'back', label: appSay('ui.back'), onPress: editing ? () => setEditing(false) : onClose }}
    />
  );
  if (editing)
    return (
      <Screen header={header}>
        <EditScenario
          notes={notes}
          rounds={config.rounds}
          text={text}
          onSave={(command) => {
            if (dispatch(command)) setEditing(false);
          }}
          onStop={() => setEditing(false)}
        />
      </Screen>
    );
  const dice = diceOf(config, round);
  const empty = text(say('session.scenario.nothing'));
  const written = notes.goal + notes.rules !== '' || dice !== null || notes.items.length > 0;
  return (
    <Screen header={header} gutter={0} reading={stage === 'finished'}>
      <Section title={text(say('session.scenario.goal'))}>
        <Words words={notes.goal === '' ? empty : notes.goal} />
      </Section>
      <Section title={text(say('session.scenario.rules'))}>
        <Words words={notes.rules === '' ? empty : notes.rules} />
      </Section>
      <Section title={text(say('session.scenario.weather'))}>
        {dice === null ? (
          <Words words={empty} />
        ) : (
          <>
            <Words
              words={text(
                say('session.scenario.now', {
                  round,
                  dice:
                    dice.length === 0
                      ? say('session.scenario.noDice')
                      : listed(dice.map((die) => say(`session.tonight.die.${die}`))),
                }),
              )}
            />
            {WEATHER_DICE.map((die) => (
              <Words
                key={die}
                words={text(
                  say('session.scenario.dieRounds', {
                    die: say(`session.scenario.die.${die}`),
                    rounds:
                      notes.weather[die].length === 0
                        ? say('session.scenario.never')
                        : listed(spansOf(notes.weather[die])),
                  }),
                )}
              />
            ))}
          </>
        )}
      </Section>
      <Section title={text(say('session.scenario.items'))}>
        {notes.items.length === 0 && <Words words={empty} />}
        {notes.items.map((item) => (
          <ListRow
            key={item.name}
            icon={item.built ? 'check' : 'learn'}
            title={item.name}
            subtitle={text(needsText(item))}
          />
        ))}
      </Section>
      {stage !== 'finished' && (
        <View style={{ padding: SPACE.s4 }}>
          <Button
            kind={written ? 'quiet' : 'primary'}
            icon="edit"
            title={text(say(written ? 'session.scenario.change' : 'session.scenario.edit'))}
            onPress={() => setEditing(true)}
          />
        </View>
      )}
    </Screen>
  );
}

function Words({ words }: { readonly words: string }) {
  return (
    <Txt tone="ink2" style={{ paddingHorizontal: 20, paddingTop: SPACE.s2 }}>
      {words}
    </Txt>
  );
}

function needsText({ card, built }: ScenarioItem) {
  const note = card
    ? say('session.scenario.needs', {
        goods: counted(['wood', card.cost.wood], ['fur', card.cost.fur], ['food', card.cost.food]),
        needs: listed([
          ...(card.terrain ? [say(`terrain.${card.terrain}`)] : []),
          ...card.needs.map((name) => say(`item.name.${name}`)),
        ]),
      })
    : say('session.scenario.open');
  return built ? say('session.scenario.built', { note }) : note;
}
