import { useState } from 'react';
import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { Button, SPACE } from '@/ui';
import { Page } from '../../../perseverance/ui/Page';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { areaOf } from '../../session/records';
import type { Area, State } from '../../session/state';
import { explainDefense } from '../../session/view/areaDefense';
import { areaName } from '../../moments/zoneEffects/askArea';
import { TERRAINS } from '../../terms';
import { SCREEN_ENTRIES } from '../screenEntries';
import { AreaBlock } from './AreaBlock';
import { AreaSheet } from './AreaSheet';

/** The Cleared Areas outside the wall: what stands there, what it defends with, and every correction. */
export function AreasScreen(props: GameScreenProps<State, Command>) {
  const { state, seats, text, dispatch, explain, ask, onClose } = props;
  const [editing, setEditing] = useState<number | null>(null);
  const edited = editing === null ? undefined : areaOf(state, editing);
  const why = (area: Area) => {
    const { value, steps } = explainDefense(area);
    explain(say('screens.areas.why', { area: areaName(area) }), steps, value);
  };
  return (
    <>
      <Page
        title={text(say('screens.areas.title'))}
        subtitle={text(say('screens.areas.subtitle'))}
        onClose={onClose}
        onAsk={() => ask(SCREEN_ENTRIES.areas)}
        foot={
          <View style={{ flex: 1, flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
            {TERRAINS.map((terrain) => (
              <Button
                key={terrain}
                icon="plus"
                title={text(say(`screens.areas.add.${terrain}`))}
                onPress={() => void dispatch({ type: 'addArea', terrain })}
                style={{ flexGrow: 1 }}
              />
            ))}
          </View>
        }
        blocks={state.areas.map((area) => ({
          key: String(area.id),
          block: (
            <AreaBlock
              state={state}
              area={area}
              seats={seats}
              text={text}
              onExplain={() => why(area)}
              onEdit={() => setEditing(area.id)}
            />
          ),
        }))}
      />
      {edited && (
        <AreaSheet
          area={edited}
          seats={seats}
          text={text}
          dispatch={dispatch}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}
