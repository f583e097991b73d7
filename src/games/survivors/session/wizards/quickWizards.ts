import { field, ok, text, whole, type Wizard } from '@/engine';
import { DIE_FACES } from '../../pieces';
import type { Faces } from '../../rules/fields';
import { nameOf, say } from '../../say';
import type { Command } from '../command';
import { NO_SKILLS } from '../../tally';
import { SKILLS, type Trio } from '../../terms';
import { playersOf, type State } from '../state';
import { leaderActs, leaderOr } from './leaderActs';
import { trioOr } from './readDraft';

interface LeaderDraft {
  readonly leader: string;
}

/** The group names somebody else as Caravan Leader (ruling 15). */
export const leaderWalk: Wizard<State, Command, LeaderDraft> = {
  id: 'leader',
  quick: true,
  title: () => say('session.action.leader'),
  actor: leaderActs,
  begin: (state, leader) => ({ leader: leaderOr(state, leader, state.leader) }),
  readDraft: (at, state) => {
    const leader = text(field(at, 'leader'));
    return { leader: leaderOr(state, leader, state.leader) };
  },
  steps: (state, { leader }) => [
    {
      kind: 'choice',
      id: 'leader',
      title: say('session.travel.leader'),
      help: say('session.travel.leaderHelp'),
      reference: 'caravan-leader',
      options: playersOf(state).map((player) => ({
        id: player,
        player,
        label: say('session.player', { player: nameOf(player) }),
        chosen: leader === player,
        write: () => ({ leader: player }),
      })),
    },
  ],
  review: () => [],
  commit: (_state, { leader }) => ok({ type: 'giveLead', to: leader }),
};

/** What a Skill die shows, counted once: from it follow the chances. */
export const facesWalk: Wizard<State, Command, Faces> = {
  id: 'faces',
  quick: true,
  title: () => say('session.action.faces'),
  begin: ({ faces }) => faces,
  readDraft: (at) => ({
    one: whole(field(at, 'one'), { max: DIE_FACES }),
    two: whole(field(at, 'two'), { max: DIE_FACES }),
  }),
  steps: (_state, faces) => [
    {
      kind: 'figures',
      id: 'faces',
      title: say('session.setup.dice'),
      help: say('session.setup.diceNote'),
      reference: 'chances',
      figures: (['one', 'two'] as const).map((which) => ({
        id: which,
        label: say(`session.setup.faces.${which}`),
        value: faces[which],
        track: { min: 0, max: DIE_FACES - (which === 'one' ? faces.two : faces.one) },
        write: (to) => ({ ...faces, [which]: to }),
      })),
    },
  ],
  review: () => [],
  commit: (_state, faces) => ok({ type: 'setFaces', to: faces }),
};

/** A card changed tiles after the count (lines 173 and 98): the Challenges as they are now. */
export const recountWalk: Wizard<State, Command, Trio> = {
  id: 'recount',
  quick: true,
  title: () => say('session.action.recount'),
  begin: ({ challenges }) => challenges?.now ?? challenges?.totals ?? NO_SKILLS,
  readDraft: trioOr,
  steps: (_state, totals) => [
    {
      kind: 'figures',
      id: 'totals',
      title: say('session.action.recount'),
      help: say('session.challenge.recountHelp'),
      reference: 'counting-challenges',
      figures: SKILLS.map((skill) => ({
        id: skill,
        label: say(`skill.${skill}`),
        value: totals[skill],
        track: { min: 0, max: 99 },
        write: (to) => ({ ...totals, [skill]: to }),
      })),
    },
  ],
  review: () => [],
  commit: (_state, totals) => ok({ type: 'recount', totals }),
};
