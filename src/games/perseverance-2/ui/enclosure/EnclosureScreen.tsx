import { View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { Counter, Icon, Press, RADIUS, SPACE, TARGET, Txt, useTheme } from '@/ui';
import { playersOf } from '../../../perseverance/session/table';
import { OwnerMark, ownerOf } from '../../../perseverance/ui/owner';
import { Page } from '../../../perseverance/ui/Page';
import { amount, nameOf, say } from '../../say';
import type { Command } from '../../session/command';
import type { State } from '../../session/state';
import { enclosureNow, type EnclosureNow } from '../../session/view/enclosureNow';
import { DINOS } from '../../terms';
import { SCREEN_ENTRIES } from '../screenEntries';

/** Everybody's captured Dinos: species, room, and what they are worth at the end. */
export function EnclosureScreen(props: GameScreenProps<State, Command>) {
  const { state, text, ask, onClose } = props;
  return (
    <Page
      title={text(say('screens.enclosure.title'))}
      subtitle={text(say('screens.enclosure.subtitle'))}
      onClose={onClose}
      onAsk={() => ask(SCREEN_ENTRIES.enclosure)}
      blocks={playersOf(state).map((player) => ({
        key: player,
        block: <Block {...props} player={player} now={enclosureNow(state, player)} />,
      }))}
    />
  );
}

interface BlockProps extends GameScreenProps<State, Command> {
  readonly player: string;
  readonly now: EnclosureNow;
}

function Block({ player, now, seats, text, dispatch, explain }: BlockProps) {
  const { colour } = useTheme();
  const owner = ownerOf(player, seats, text);
  const { dinos, count, room, mixed, captures, worth } = now;
  const figures = [
    {
      id: 'room',
      words: text(
        say(mixed ? 'screens.enclosure.roomMixed' : 'screens.enclosure.room', {
          count,
          dinos: amount('dinos', room),
        }),
      ),
      total: room,
    },
    { id: 'captures', words: text(say('screens.enclosure.captures', { count: captures })), total: captures },
    {
      id: 'worth',
      words: text(say('screens.enclosure.worth', { followers: amount('followers', worth) })),
      total: worth,
    },
  ] as const;
  return (
    <View style={{ paddingVertical: SPACE.s3, gap: SPACE.s2 }}>
      <View style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
        <OwnerMark owner={owner} size={22} />
        <Txt role="title" heading={2}>
          {owner.name}
        </Txt>
      </View>
      {DINOS.map((dino) => (
        <View key={dino} style={{ flexDirection: 'row', alignItems: 'center', gap: SPACE.s2 }}>
          <Icon name={dino} size={22} color={colour.ink2} />
          <View style={{ flex: 1 }}>
            <Txt>{text(say(`dino.${dino}`))}</Txt>
          </View>
          <Counter
            size="small"
            label={text(say('screens.enclosure.of', { player: nameOf(player), dino: say(`dino.${dino}`) }))}
            value={dinos[dino]}
            min={0}
            max={room}
            onAdjust={(by) =>
              void dispatch({
                type: 'setPieces',
                player,
                piece: 'enclosure',
                to: { ...dinos, [dino]: dinos[dino] + by },
              })
            }
          />
        </View>
      ))}
      {figures.map(({ id, words, total }) => (
        <Press
          key={id}
          onPress={() =>
            explain(say(`screens.enclosure.why.${id}`, { player: nameOf(player) }), now.why[id], total)
          }
          style={({ pressed, hovered }) => ({
            minHeight: TARGET.base,
            justifyContent: 'center',
            paddingHorizontal: 10,
            borderRadius: RADIUS.control,
            backgroundColor: pressed || hovered ? colour.raised : colour.well,
          })}
        >
          <Txt role="label" tone="ink2">
            {words}
          </Txt>
        </Press>
      ))}
    </View>
  );
}
