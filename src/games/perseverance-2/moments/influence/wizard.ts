import { cubesOf } from '../../../perseverance/session/table';
import { INFLUENCE_SPACES } from '../../pieces';
import { amount, nameOf, say } from '../../say';
import { OFFICERS } from '../../terms';
import type { Command } from '../../session/command';
import type { PerkPick } from '../../session/moves';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';
import { TAPS, wizard } from '../../session/wizards/wizard';
import { askPerk, NO_PERK } from './askPerk';

const COUNTS = [1, 2, 3] as const;

/** Secondary Action 1: the Officer, the cubes, and a Perk of that Officer. */
export const influence = wizard({
  id: 'influence',
  ...TAPS,
  title: () => say('session.action.influence'),
  script(ask, state, player) {
    const officer = ask.choose({
      id: 'officer',
      title: say('session.wizard.officer'),
      help: say('session.ask.officerHelp'),
      options: OFFICERS.map((one) => ({
        id: one,
        icon: 'officers',
        label: say(`officer.${one}`),
        note: say('session.wizard.officerNote', {
          spaces: amount('spaces', INFLUENCE_SPACES - state.officers[one].slots.length),
          player: nameOf(player),
          cubes: amount('cubes', cubesOf(state.officers[one], player)),
        }),
        ...reasonAgainst(state, {
          type: 'influence',
          player,
          officer: one,
          count: 1,
          source: 'action',
          perk: null,
        }),
      })),
    });
    if (!officer) return null;
    const place = (count: number, perk: PerkPick | null): Command => ({
      type: 'influence',
      player,
      officer,
      count,
      source: 'action',
      perk,
    });
    const said = ask.choose({
      id: 'count',
      title: say('session.wizard.cubes'),
      help: say('session.ask.cubesHelp'),
      options: COUNTS.map((count) => ({
        id: `${count}` as const,
        icon: 'influence',
        label: amount('cubes', count),
        note: say('session.ask.for', { price: amount('story', count) }),
        ...reasonAgainst(state, place(count, null)),
      })),
    });
    if (!said) return null;
    const count = Number(said);
    const perk = askPerk(ask, state, {
      id: 'officer',
      player,
      officer,
      command: (pick) => place(count, pick),
      skip: true,
    });
    return perk && place(count, perk === NO_PERK ? null : perk);
  },
});

/** A Perk from a card, an Adventure or an Outpost: usual Tier and cost. */
export const perk = wizard({
  id: 'perk',
  ...TAPS,
  title: () => say('session.action.perk'),
  script(ask, state, player) {
    const gain = (pick: PerkPick): Command => ({ type: 'gainPerk', player, pick });
    const pick = askPerk(ask, state, { id: 'any', player, officer: null, command: gain, skip: false });
    return pick && pick !== NO_PERK ? gain(pick) : null;
  },
});
