import { useState } from 'react';
import { FIRST_PLAYER, RANDOM } from '@/engine';
import { useSay } from '@/i18n';
import { useNewGame } from '@/state/useStores';
import { Choice, ListRow, Sheet } from '@/ui';

/** Who takes the first turn: the first at the table, somebody else, or the one who is drawn when the game starts. */
export function FirstPlayer() {
  const say = useSay();
  const { seats, answers, answer } = useNewGame((state) => state);
  const [asking, setAsking] = useState(false);
  const said = answers[FIRST_PLAYER];
  const chosen = seats.find(({ id }) => id === said) ?? seats[0];
  if (!chosen || seats.length < 2) return null;
  const random = said === RANDOM;
  return (
    <>
      <ListRow
        icon="leader"
        title={say('newGame.firstPlayer')}
        subtitle={random ? say('newGame.random') : chosen.name}
        onPress={() => setAsking(true)}
      />
      <Sheet visible={asking} title={say('newGame.firstPlayer')} onClose={() => setAsking(false)}>
        <Choice
          label={say('newGame.firstPlayer')}
          hideLabel
          value={random ? RANDOM : chosen.id}
          options={[
            { id: RANDOM, title: say('newGame.random'), icon: 'die', note: say('newGame.randomNote') },
            ...seats.map(({ id, name, colour }) => ({ id, title: name, icon: colour })),
          ]}
          onChange={(id) => {
            answer(FIRST_PLAYER, id);
            setAsking(false);
          }}
        />
      </Sheet>
    </>
  );
}
