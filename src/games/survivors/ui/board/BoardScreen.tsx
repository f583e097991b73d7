import { useState } from 'react';
import { ScrollView, View } from 'react-native';
import type { GameScreenProps } from '@/engine';
import { useSay } from '@/i18n';
import { Button, Chip, Header, Screen, SPACE, Txt } from '@/ui';
import { placeName, say } from '../../say';
import type { Command } from '../../session/command';
import type { Hordes } from '../../session/fields';
import type { State } from '../../session/state';
import type { Place, Skill } from '../../terms';
import { CornerBoard } from './CornerBoard';
import { HexBoard } from './HexBoard';
import { IconBrush } from './IconBrush';
import { hordesAt, tileLabel } from './tileLabel';

type Props = GameScreenProps<State, Command>;

/** The board on the table: Hordes are moved with the thumb, icons are put right. */
export function BoardScreen(props: Props) {
  const { text, onClose } = props;
  const sayApp = useSay();
  const [mode, setMode] = useState<'move' | 'icons'>('move');
  return (
    <Screen
      scroll={false}
      gutter={0}
      header={
        <Header
          title={text(say('session.board.title'))}
          subtitle={text(say('session.board.subtitle'))}
          left={{ icon: 'back', label: sayApp('ui.back'), onPress: onClose }}
        />
      }
    >
      <ScrollView contentContainerStyle={{ padding: SPACE.s3, gap: SPACE.s3 }}>
        <View
          role="radiogroup"
          aria-label={text(say('session.board.title'))}
          style={{ flexDirection: 'row', gap: SPACE.s2, justifyContent: 'center' }}
        >
          {(['move', 'icons'] as const).map((one) => (
            <Chip
              key={one}
              kind="radio"
              title={text(say(`session.board.${one}`))}
              selected={mode === one}
              onPress={() => setMode(one)}
            />
          ))}
        </View>
        <Txt role="label" tone="ink2" align="center">
          {text(say(mode === 'move' ? 'session.board.moveHint' : 'session.board.iconsHint'))}
        </Txt>
        {mode === 'move' ? <MoveHordes {...props} /> : <SetIcons {...props} />}
      </ScrollView>
    </Screen>
  );
}

/** An icon is chosen once and tapped onto every spot that shows it; the same again takes it off. */
function SetIcons({ state, text, dispatch }: Props) {
  const [brush, setBrush] = useState<Skill>('combat');
  return (
    <>
      <IconBrush brush={brush} text={text} onChoose={setBrush} />
      <CornerBoard
        tiles={state.tiles}
        text={text}
        onTap={(place, corner) =>
          void dispatch({
            type: 'setIcon',
            place,
            corner,
            to: state.tiles[place][corner] === brush ? null : brush,
          })
        }
      />
    </>
  );
}

/** A Horde is picked up with one tap and put down with the next; each move is one entry. */
function MoveHordes({ state, text, dispatch }: Props) {
  const [picked, setPicked] = useState<Place | null>(null);
  const { hordes } = state;
  // What was picked up may be gone: undone, or moved by a wizard.
  const held = picked !== null && hordesAt(hordes, picked) > 0 ? picked : null;
  const put = (to: Hordes) => {
    if (dispatch({ type: 'setHordes', to })) setPicked(null);
  };
  const press = (place: Place) => {
    if (held === place) return setPicked(null);
    if (held !== null) return put(withHorde(withoutHorde(hordes, held), place));
    if (hordesAt(hordes, place) > 0) return setPicked(place);
    put(withHorde(hordes, place));
  };
  return (
    <>
      <HexBoard
        label={text(say('session.board.title'))}
        tile={(place) => ({
          label: text(
            held === place
              ? say('session.board.picked', { place: placeName(place) })
              : tileLabel(hordes, place),
          ),
          hordes: hordesAt(hordes, place),
          lit: held === place,
          onPress: () => press(place),
        })}
      />
      {held !== null && (
        <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2, justifyContent: 'center' }}>
          <Button
            kind="danger"
            icon="trash"
            title={text(say('session.board.remove'))}
            onPress={() => put(withoutHorde(hordes, held))}
          />
          <Button title={text(say('session.board.cancel'))} onPress={() => setPicked(null)} />
        </View>
      )}
    </>
  );
}

function withoutHorde({ encounter, ring }: Hordes, place: Place): Hordes {
  return place === 'E'
    ? { encounter: encounter - 1, ring }
    : { encounter, ring: ring.filter((at) => at !== place) };
}

function withHorde({ encounter, ring }: Hordes, place: Place): Hordes {
  return place === 'E' ? { encounter: encounter + 1, ring } : { encounter, ring: [...ring, place] };
}
