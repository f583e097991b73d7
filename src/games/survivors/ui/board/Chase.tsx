import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, Chip, SPACE, Txt } from '@/ui';
import { clockwise } from '../../ring';
import { amount, listed, nameOf, placeName, say } from '../../say';
import { advance } from '../../moments/travel/decide';
import { sceneOf } from '../../moments/travel/scene';
import { possibleChoices, type Chased, type ChasedBy } from '../../moments/travel/wizard';
import type { State } from '../../session/state';
import type { Place, RingPlace } from '../../terms';
import { ChaseBoard } from './ChaseBoard';
import { toggled } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** Where to, and what follows from it, in one picture: the table as it lies now, and arrows for what moves. */
export function Chase({ state, draft, given, text, onWrite }: GameWidgetProps<State, Chased, ChasedBy>) {
  const { direction } = draft;
  const seen = sceneOf(state, draft);
  const hordes = draft.hordes ?? seen?.hordes;
  const choose = (from: Place, to: Place) => {
    if (to === 'E' || direction === null) return;
    const choices = [...draft.choices.filter((choice) => choice.from !== from), { from, to }];
    const legal = advance(state, { direction, choices });
    // One choice can take the way of another Horde: then that one goes its own side again.
    onWrite({ ...draft, choices: legal.ok ? choices : [{ from, to }], hordes: null });
  };
  const words = (
    <>
      <Txt role="label" tone="ink2" align="center">
        {text(say('session.travel.leads', { player: nameOf(given.leader) }))}
      </Txt>
      {seen && hordes && (
        <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s3 }}>
          <Txt role="labelStrong" tone={hordes.encounter > 0 ? 'loss' : 'ink'}>
            {text(say('session.board.reached', { hordes: amount('hordes', hordes.encounter) }))}
          </Txt>
          <Txt role="label" tone="ink2">
            {text(say('session.board.takeAway', { removed: listed(seen.removed.map(placeName)) }))}
          </Txt>
          <Txt role="label" tone="ink2">
            {text(say('session.board.layNew', { drawn: listed(seen.scene.laid.map(placeName)) }))}
          </Txt>
          {draft.hordes ? (
            <>
              <Txt role="label">{text(say('session.board.movedHint'))}</Txt>
              <Button
                icon="retry"
                title={text(say('session.board.asRules'))}
                onPress={() => onWrite({ ...draft, hordes: null })}
              />
            </>
          ) : (
            <>
              {seen.scene.hordes
                .filter(({ options }) => options.length > 1)
                .map(({ from, to, options }) => (
                  <Ways
                    key={from}
                    title={text(say('session.board.step', { from: placeName(from) }))}
                    ways={options.map((option) => ({
                      id: `${option}`,
                      title: text(say(`session.board.${wayTo(option, seen.scene.direction)}`)),
                      chosen: option === to,
                      onPress: () => choose(from, option),
                    }))}
                  />
                ))}
              {seen.scene.hordes.length > 0 && (
                <Button
                  kind="quiet"
                  icon="edit"
                  title={text(say('session.board.moved'))}
                  onPress={() =>
                    onWrite({
                      ...draft,
                      choices: direction === null ? [] : possibleChoices(state, direction, draft.choices),
                      hordes: seen.hordes,
                    })
                  }
                />
              )}
            </>
          )}
        </View>
      )}
    </>
  );
  return (
    <WidgetPage beside={words}>
      <ChaseBoard
        state={state}
        scene={seen?.scene ?? null}
        moved={draft.hordes}
        text={text}
        onGo={(to) => onWrite({ direction: to, choices: [], hordes: null })}
        onToggle={(place) => hordes && onWrite({ ...draft, hordes: toggled(hordes, place) })}
      />
    </WidgetPage>
  );
}

/** Into the tile that the caravan leaves, or past it. */
function wayTo(place: Place, direction: RingPlace): 'behind' | 'ownSide' {
  return place === clockwise(direction, 3) ? 'behind' : 'ownSide';
}

interface WaysProps {
  readonly title: string;
  readonly ways: readonly {
    readonly id: string;
    readonly title: string;
    readonly chosen: boolean;
    readonly onPress: () => void;
  }[];
}

/** Two steps are equally good: the leader chooses. */
function Ways({ title, ways }: WaysProps) {
  return (
    <View>
      <Txt role="label" tone="ink2">
        {title}
      </Txt>
      <View
        role="radiogroup"
        aria-label={title}
        style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}
      >
        {ways.map(({ id, title: way, chosen, onPress }) => (
          <Chip key={id} kind="radio" title={way} selected={chosen} onPress={onPress} />
        ))}
      </View>
    </View>
  );
}
