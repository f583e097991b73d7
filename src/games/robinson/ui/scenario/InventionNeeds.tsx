import { View } from 'react-native';
import type { Phrase } from '@/engine';
import { Chip, Counter, IconButton, SPACE, ToggleRow, Txt, useTheme } from '@/ui';
import { NEEDED } from '../../items';
import { PRICE, type ScenarioItem } from '../../moments/scenario/notes';
import { say } from '../../say';
import { GOODS, TERRAINS } from '../../terms';

interface Props {
  readonly item: ScenarioItem;
  readonly text: (phrase: Phrase) => string;
  readonly onChange: (item: ScenarioItem) => void;
  readonly onRemove: () => void;
}

const FREE = { cost: { wood: 1, fur: 0, food: 0 }, terrain: null, needs: [], owner: null } as const;

/** One invention of the Scenario card: what it costs, and the terrain and the items that it needs. */
export function InventionNeeds({ item, text, onChange, onRemove }: Props) {
  const { colour } = useTheme();
  const { name, card } = item;
  const put = (change: Partial<NonNullable<ScenarioItem['card']>>) =>
    onChange({ ...item, card: { ...(card ?? FREE), ...change } });
  const chips = { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s1, paddingVertical: SPACE.s1 } as const;
  return (
    <View
      role="group"
      aria-label={name}
      style={{ paddingBottom: SPACE.s3, borderBottomWidth: 1, borderColor: colour.rule }}
    >
      <View style={{ flexDirection: 'row', alignItems: 'center' }}>
        <View style={{ flex: 1, minWidth: 0 }}>
          <Txt role="name">{name}</Txt>
        </View>
        <IconButton icon="trash" label={text(say('session.scenario.remove', { name }))} onPress={onRemove} />
      </View>
      <ToggleRow
        title={text(say('session.scenario.knownOf', { name }))}
        value={card !== null}
        onChange={(on) => onChange({ ...item, card: on ? FREE : null })}
      />
      {card && (
        <>
          {GOODS.map((good) => {
            const label = text(say('session.scenario.priceOf', { name, good: say(`good.${good}`) }));
            return (
              <View key={good} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s3 }}>
                <View style={{ flex: 1, minWidth: 0 }}>
                  <Txt role="label">{label}</Txt>
                </View>
                <Counter
                  label={label}
                  value={card.cost[good]}
                  {...PRICE}
                  size="small"
                  onAdjust={(by) => put({ cost: { ...card.cost, [good]: card.cost[good] + by } })}
                  onSet={(to) => put({ cost: { ...card.cost, [good]: to } })}
                />
              </View>
            );
          })}
          <View
            role="radiogroup"
            aria-label={text(say('session.scenario.terrainOf', { name }))}
            style={chips}
          >
            {[null, ...TERRAINS].map((terrain) => (
              <Chip
                key={terrain ?? ''}
                kind="radio"
                title={text(say(terrain ? `terrain.${terrain}` : 'session.scenario.noTerrain'))}
                selected={card.terrain === terrain}
                onPress={() => put({ terrain })}
              />
            ))}
          </View>
          <View role="group" aria-label={text(say('session.scenario.itemsOf', { name }))} style={chips}>
            {NEEDED.map((needed) => (
              <Chip
                key={needed}
                title={text(say(`item.name.${needed}`))}
                selected={card.needs.includes(needed)}
                onPress={() =>
                  put({
                    needs: NEEDED.filter((other) => (other === needed) !== card.needs.includes(other)),
                  })
                }
              />
            ))}
          </View>
        </>
      )}
    </View>
  );
}
