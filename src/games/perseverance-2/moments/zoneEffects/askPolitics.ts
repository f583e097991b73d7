import type { Ask } from '@/engine';
import { countOf, NEUTRAL } from '../../../perseverance/session/table';
import { perkEffect } from '../../perks';
import { amount, say } from '../../say';
import { ZONES } from '../../terms';
import type { Command } from '../../session/command';
import type { EffectMove } from '../../session/moves';
import { seatOf } from '../../session/records';
import { isFull, type State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { onlyOpen } from '../../session/wizards/onlyOpen';
import { askPicks } from './askPicks';

type PoliticsPick = Extract<EffectMove, { effect: 'politics' }>['picks'][number];
const OPTIONS = { pool: 1, board: 2, votes: 3 } as const;
const NAMES = Object.keys(OPTIONS) as readonly (keyof typeof OPTIONS)[];

/** A die of the pool, a die of the board, or Votes that stay; one more with Politician. */
export function askPolitics(
  ask: Ask,
  state: State,
  player: string,
  act: (move: EffectMove) => Command,
): EffectMove | null {
  const campaign = (picks: readonly PoliticsPick[]) => act({ effect: 'politics', picks });
  const picks = askPicks<PoliticsPick>(ask, {
    id: 'politics',
    title: say('session.ask.politics'),
    help: say('session.ask.politicsHelp'),
    most: 1 + perkEffect(seatOf(state, player).perks, 'politicsPicks'),
    options: (before) =>
      NAMES.map((name) => ({
        id: name,
        label: say(`session.politics.${name}`),
        ...reasonAgainst(state, campaign([...before, { option: OPTIONS[name], zone: null }])),
      })),
    pick: (name, before, step) => {
      const option = OPTIONS[name as keyof typeof OPTIONS];
      if (option !== OPTIONS.board || !isFull(state)) return { option, zone: null };
      const places = [
        ...ZONES.map((zone) => ({
          id: zone,
          label: say(`zone.${zone}`),
          note: amount('dice', countOf(state.zones[zone].dice, NEUTRAL)),
          ...reasonAgainst(state, campaign([...before, { option, zone }])),
        })),
        { id: 'unsaid', label: say('session.wizard.notSaid') } as const,
      ];
      const where = ask.choose({
        id: `die:${step}`,
        title: say('session.ask.whichDie'),
        help: say('session.ask.whichDieHelp'),
        layout: 'tiles',
        initial: onlyOpen(places),
        options: places,
      });
      return where && { option, zone: where === 'unsaid' ? null : where };
    },
  });
  return picks && { effect: 'politics', picks };
}
