import { useState } from 'react';
import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Button, Section, SPACE, TextField, Txt } from '@/ui';
import { say } from '../../say';
import {
  MOST_ITEMS,
  NAME_LENGTH,
  SCENARIO_WORDS,
  type ScenarioItem,
  type ScenarioNotes,
} from '../../moments/scenario/notes';
import type { Command } from '../../session/command';
import { DiceByRound } from './DiceByRound';
import { InventionNeeds } from './InventionNeeds';

interface Props {
  readonly notes: ScenarioNotes;
  readonly rounds: number;
  readonly text: (phrase: Phrase) => string;
  readonly onSave: (command: Command) => void;
  readonly onStop: () => void;
}

/** Everything on one page, saved as one entry. */
export function EditScenario({ notes, rounds, text, onSave, onStop }: Props) {
  const [said, setSaid] = useState(notes);
  const [name, setName] = useState('');
  const { goal, rules, weather, items } = said;
  const put = (change: Partial<ScenarioNotes>) => setSaid({ ...said, ...change });
  const putItem = (at: number, item: ScenarioItem) =>
    put({ items: items.map((other, i) => (i === at ? item : other)) });
  const add = () => {
    const called = name.trim();
    if (called === '' || items.some((item) => item.name === called)) return;
    put({ items: [...items, { name: called, card: null, built: false }] });
    setName('');
  };
  const addable = name.trim() !== '' && items.length < MOST_ITEMS;
  return (
    <View style={{ gap: SPACE.s2, paddingTop: SPACE.s3 }}>
      <TextField
        label={text(say('session.scenario.goal'))}
        hint={text(say('session.scenario.goalHint'))}
        value={goal}
        maxLength={SCENARIO_WORDS}
        multiline
        onChange={(to) => put({ goal: to })}
      />
      <TextField
        label={text(say('session.scenario.rules'))}
        hint={text(say('session.scenario.rulesHint'))}
        value={rules}
        maxLength={SCENARIO_WORDS}
        multiline
        onChange={(to) => put({ rules: to })}
      />
      <Section title={text(say('session.scenario.weather'))} gutter={SPACE.s4}>
        <Txt role="label" tone="ink3" style={{ paddingVertical: SPACE.s2 }}>
          {text(say('session.scenario.weatherNote'))}
        </Txt>
        <DiceByRound weather={weather} rounds={rounds} text={text} onChange={(to) => put({ weather: to })} />
      </Section>
      <Section title={text(say('session.scenario.items'))} gutter={SPACE.s4}>
        <Txt role="label" tone="ink3" style={{ paddingVertical: SPACE.s2 }}>
          {text(say('session.scenario.itemsNote'))}
        </Txt>
        {items.map((item, at) => (
          <InventionNeeds
            key={item.name}
            item={item}
            text={text}
            onChange={(to) => putItem(at, to)}
            onRemove={() => put({ items: items.filter((other) => other !== item) })}
          />
        ))}
        <TextField
          label={text(say('session.scenario.name'))}
          value={name}
          maxLength={NAME_LENGTH}
          onChange={setName}
          onSubmit={add}
        />
        {addable && (
          <Button icon="plus" title={text(say('session.scenario.add'))} onPress={add} kind="quiet" />
        )}
      </Section>
      <View style={{ gap: SPACE.s3, paddingTop: SPACE.s4 }}>
        <Button
          kind="primary"
          icon="check"
          title={text(say('session.scenario.save'))}
          onPress={() =>
            onSave({
              type: 'setScenario',
              goal,
              rules,
              weather,
              items: items.map((item) => ({ name: item.name, card: item.card })),
            })
          }
        />
        <Button kind="quiet" title={text(say('session.scenario.stop'))} onPress={onStop} />
      </View>
    </View>
  );
}
