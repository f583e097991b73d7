import { View } from 'react-native';
import type { GameWidgetProps } from '@/engine';
import { Button, Chip, SPACE, Txt } from '@/ui';
import { amount, listed, placeName, say } from '../../say';
import { advance } from '../../moments/travel/decide';
import type { State } from '../../session/state';
import type { Chased } from '../../moments/travel/wizard';
import type { Place } from '../../terms';
import { HexBoard } from './HexBoard';
import { hordesAt, tileLabel, toggled } from './tileLabel';
import { WidgetPage } from './WidgetPage';

/** The new board as the rules make it: choices of the leader beside it, and every tile open to a correction. */
export function Chase({ state, draft, text, onWrite }: GameWidgetProps<State, Chased>) {
  const { direction } = draft;
  const chase = advance(state, draft);
  if (!chase.ok) return null;
  const { figures, hordes: computed } = chase.value;
  const hordes = draft.hordes ?? computed;
  const { removed, drawn } = figures.tiles;
  const choose = (from: Place, to: Place) => {
    if (to === 'E') return;
    const choices = [...draft.choices.filter((choice) => choice.from !== from), { from, to }];
    const legal = advance(state, { direction, choices });
    // One choice can take the way of another Horde: then that one goes its own side again.
    onWrite({ ...draft, choices: legal.ok ? choices : [{ from, to }], hordes: null });
  };
  return (
    <WidgetPage>
      <HexBoard
        label={text(say('session.board.title'))}
        tile={(place) => ({
          label: text(tileLabel(hordes, place)),
          hordes: hordesAt(hordes, place),
          mark: drawn.some((one) => one === place) ? text(say('session.board.new')) : undefined,
          checked: hordesAt(hordes, place) > 0,
          onPress: () => onWrite({ ...draft, hordes: toggled(hordes, place) }),
        })}
      />
      <View style={{ gap: SPACE.s2, paddingHorizontal: SPACE.s3 }}>
        <Txt role="labelStrong" tone={hordes.encounter > 0 ? 'loss' : 'ink'}>
          {text(say('session.board.reached', { hordes: amount('hordes', hordes.encounter) }))}
        </Txt>
        <Txt role="label" tone="ink2">
          {text(
            say('session.board.tiles', {
              removed: listed(removed.map(placeName)),
              drawn: listed(drawn.map(placeName)),
            }),
          )}
        </Txt>
        {draft.hordes && (
          <Button
            icon="retry"
            title={text(say('session.board.asRules'))}
            onPress={() => onWrite({ ...draft, hordes: null })}
          />
        )}
        {!draft.hordes &&
          figures.moves
            .filter(({ options }) => options.length > 1)
            .map(({ from, to, options }) => (
              <View
                key={from}
                role="radiogroup"
                aria-label={text(say('session.board.step', { from: placeName(from) }))}
              >
                <Txt role="label" tone="ink2">
                  {text(say('session.board.step', { from: placeName(from) }))}
                </Txt>
                <View style={{ flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.s2 }}>
                  {options.map((option) => (
                    <Chip
                      key={option}
                      kind="radio"
                      title={text(say('session.board.goes', { to: placeName(option) }))}
                      selected={option === to}
                      onPress={() => choose(from, option)}
                    />
                  ))}
                </View>
              </View>
            ))}
      </View>
    </WidgetPage>
  );
}
