import { fireEvent, screen } from '@testing-library/react-native';
import { useState } from 'react';
import { translate, renderPhrase } from '@/i18n';
import { perseverance1 } from '@/games/perseverance-1';
import { openSessionOf } from '@/state/sessionStore';
import { handOn } from '@/state/drafts/reopen';
import type { OpenSession } from '@/state/openSession';
import type { AnyWizard } from '@/state/wizardStore';
import type { AnyGame } from '@/engine';
import { WhoActs } from '../../../app/wizard/WhoActs';
import { tableOf } from '../../support/tableOf';
import { seat } from '../seat';
import { layOut, SEATS } from './evening';
import { speak } from './sitDown';

beforeEach(() => speak('en'));

const game = perseverance1 as unknown as AnyGame;
const wizardOf = (id: string): AnyWizard => {
  const found = game.wizards.find((wizard) => wizard.id === id);
  if (!found) throw new Error(`no ${id}`);
  return found;
};

function Head({ open, wizard }: { readonly open: OpenSession; readonly wizard: AnyWizard }) {
  const [draft, setDraft] = useState(() => wizard.begin(open.session.state));
  return (
    <WhoActs
      open={open}
      wizard={wizard}
      draft={draft}
      text={(phrase) =>
        renderPhrase(translate, phrase, game.id, (id) => SEATS.find((one) => one.id === id)?.name ?? id)
      }
      onChange={(player) => setDraft(handOn(open, wizard, draft, '', player).draft)}
    />
  );
}

function sit(wizard: string) {
  const open = openSessionOf(tableOf(game, { config: layOut().config, entries: [] }).getState());
  if (!open) throw new Error('no table');
  seat(<Head open={open} wizard={wizardOf(wizard)} />);
}

test('the head of a wizard names the acting player and what they have', () => {
  sit('influence');
  expect(screen.getByRole('button', { name: 'Emmy acts: change who' })).toBeOnTheScreen();
  for (const means of ['Food: 2', 'Votes: 0', 'Valor: 0'])
    expect(screen.getByLabelText(means)).toBeOnTheScreen();
});

test('a tap makes it somebody else’s wizard', async () => {
  sit('influence');
  fireEvent.press(screen.getByRole('button', { name: 'Emmy acts: change who' }));
  fireEvent.press(await screen.findByRole('button', { name: 'Nina' }));
  expect(await screen.findByRole('button', { name: 'Nina acts: change who' })).toBeOnTheScreen();
});

test('a wizard of the whole table names nobody', () => {
  sit('assembly');
  expect(screen.queryByRole('button')).toBeNull();
});
