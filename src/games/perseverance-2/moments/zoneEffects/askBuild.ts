import type { Ask, Option } from '@/engine';
import { afterwards } from '../../../perseverance/session/wizards/afterwards';
import { amount, say } from '../../say';
import { OUTPOSTS } from '../../terms';
import type { Command } from '../../session/command';
import type { EffectMove } from '../../session/moves';
import { isFull, type State } from '../../session/state';
import { ahead } from '../../session/wizards/reviewLines';
import { reasonAgainstAll } from '../../session/wizards/reasonAgainst';
import { askArea, askCampReward, buildingSites } from './askArea';
import { askPicks } from './askPicks';

type BuildPick = Extract<EffectMove, { effect: 'build' }>['picks'][number];
const STRUCTURES = ['outpost', 'watchtower', 'camp'] as const;
type Structure = (typeof STRUCTURES)[number];
const MOST_FOLLOWERS = 5;

/** An Outpost, a Watchtower, a Camp: up to two different ones, each on its Cleared Area. */
export function askBuild(
  ask: Ask,
  state: State,
  player: string,
  act: (move: EffectMove) => Command,
): EffectMove | null {
  const build = (picks: readonly BuildPick[]) => act({ effect: 'build', picks });
  const picks = askPicks<BuildPick>(ask, {
    id: 'build',
    title: say('session.ask.build'),
    help: say('session.ask.buildHelp'),
    most: 2,
    options: (before) =>
      STRUCTURES.map((structure): Option => ({
        id: structure,
        label: say(`session.build.${structure}`),
        ...reasonAgainstAll(
          state,
          buildingSites(state).map((id) => build([...before, plain(structure, id)])),
        ),
      })),
    pick: (option, before, step) => {
      const structure = STRUCTURES.find((one) => one === option) ?? 'camp';
      const place = askArea(ask, state, {
        id: step,
        // With what the same Effect has just built.
        shown: before.length > 0 ? (afterwards(ahead, state, build(before)) ?? state) : state,
        command: (id) => build([...before, plain(structure, id)]),
      });
      if (!place) return null;
      const { area } = place;
      switch (structure) {
        case 'outpost':
          return askOutpost(ask, state, area, step);
        case 'watchtower': {
          const card = ask.choose({
            id: `card:${step}`,
            title: say('session.ask.takeCard'),
            help: say('session.ask.takeCardHelp'),
            layout: 'chips',
            // It costs nothing.
            initial: 'yes',
            options: [
              { id: 'yes', label: say('session.ask.yes') },
              { id: 'no', label: say('session.ask.no') },
            ],
          });
          return card && { ...plain('watchtower', area), option: 2, takeAdventure: card === 'yes' };
        }
        case 'camp': {
          const covered = askCampReward(ask, state, {
            id: step,
            player,
            area,
            command: (reward) => build([...before, { ...plain('camp', area), option: 3, ...reward }]),
          });
          return covered && { ...plain('camp', area), option: 3, ...covered };
        }
      }
    },
  });
  return picks && { effect: 'build', picks };
}

/** The structure on its own, without what it covers. */
function plain(structure: Structure, area: number | null): BuildPick {
  const place = { area, tile: null, perk: null };
  switch (structure) {
    case 'outpost':
      return { option: 1, followers: 0, valor: 0, ...place };
    case 'watchtower':
      return { option: 2, takeAdventure: false, ...place };
    case 'camp':
      return { option: 3, followers: 0, bonus: null, ...place };
  }
}

function askOutpost(ask: Ask, state: State, area: number | null, step: string): BuildPick | null {
  const tile = isFull(state) ? askTile(ask, state, step) : 'unsaid';
  if (!tile) return null;
  const covered = ask.choose({
    id: `covered:${step}`,
    title: say('session.ask.covered'),
    help: say('session.ask.coveredHelp'),
    layout: 'chips',
    options: [
      { id: 'valor', label: amount('valor', 1) },
      ...Array.from({ length: MOST_FOLLOWERS }, (_, i) => ({
        id: String(i + 1),
        label: amount('followers', i + 1),
      })),
      { id: 'none', label: say('session.ask.nothing') },
    ],
  });
  if (!covered) return null;
  const followers = covered === 'valor' || covered === 'none' ? 0 : Number(covered);
  return {
    option: 1,
    followers,
    valor: covered === 'valor' ? 1 : 0,
    area,
    tile: tile === 'unsaid' ? null : tile,
    perk: null,
  };
}

/** There is one of each: those on the Map are not offered any more. */
export function askTile(ask: Ask, state: State, id: string) {
  const built = state.areas.map(({ outpost }) => outpost?.tile);
  return ask.choose({
    id: `tile:${id}`,
    title: say('session.ask.tile'),
    help: say('session.ask.tileHelp'),
    // Twenty of them: the others make room once one is chosen.
    layout: 'tiles',
    options: [
      ...OUTPOSTS.filter((one) => !built.includes(one)).map((one) => ({
        id: one,
        label: say(`session.outpost.${one}`),
      })),
      { id: 'unsaid', label: say('session.wizard.notSaid') } as const,
    ],
  });
}
