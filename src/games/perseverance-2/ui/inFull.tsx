import type { ReactNode } from 'react';
import type { GameScreenProps } from '@/engine';
import { EmptyState } from '@/ui';
import { Page } from '../../perseverance/ui/Page';
import { say } from '../say';
import type { Command } from '../session/command';
import { isFull, type State } from '../session/state';
import { SCREEN_ENTRIES } from './screenEntries';

type Props = GameScreenProps<State, Command>;

/** A page of pieces that Essentials does not follow: nothing old is shown there as if it were current. */
export function inFull(Pieces: (props: Props) => ReactNode, name: 'zones' | 'areas' | 'enclosure') {
  return function Followed(props: Props) {
    const { state, text, ask, onClose } = props;
    if (isFull(state)) return <Pieces {...props} />;
    return (
      <Page
        title={text(say(`screens.${name}.title`))}
        subtitle={text(say('session.level.essentials'))}
        onClose={onClose}
        onAsk={() => ask(SCREEN_ENTRIES[name])}
        blocks={[
          {
            key: 'off',
            block: (
              <EmptyState
                icon="settlement"
                title={text(say('session.unseen.off'))}
                text={text(say('session.unseen.offText'))}
              />
            ),
          },
        ]}
      />
    );
  };
}
