import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { nameOf, say } from '../../say';
import { setup } from '../../rules/setup';
import { TERRAINS } from '../../terms';
import { DEMANDS, type DemandKind } from '../command';
import { bodiesOf, setupInput } from '../config';
import { WOUNDS_AT_ONCE } from '../decide/decide';
import { FIELD_TOKENS, playersOf } from '../state';
import { figure } from './phases';
import { tokenName } from './tokenName';
import { walkWizard } from './walk';

/** The physical set-up for exactly this table. */
export const setupChecklist = walkWizard({
  id: 'setupChecklist',
  quick: true,
  title: () => say('session.action.setupChecklist'),
  done: say('session.walk.tableSet'),
  walk(walk, state) {
    const { config } = state;
    const legal = setup(setupInput(config));
    const lines = legal.ok ? legal.value.explanation : [];
    walk.tick({
      id: 'table',
      title: say('session.action.setupChecklist'),
      help: say('session.help.setup'),
      reference: 'setting-up',
      lines: [
        { id: 'scenario', text: say('session.list.scenario') },
        { id: 'board', text: say('session.list.board') },
        ...config.seats.map(({ id }) => ({
          id: `character-${id}`,
          text: say('session.list.character', {
            player: nameOf(id),
            character: say(`character.${config.characters[id] ?? 'cook'}`),
          }),
        })),
        ...lines.map((step, i) => ({ id: `rule-${i}`, text: step.rule })),
        { id: 'decks', text: say('session.list.decks') },
        { id: 'island', text: say('session.list.island') },
        { id: 'wreckage', text: say('session.list.wreckage') },
      ],
    });
    return { type: 'beginPlay' };
  },
});

/** Wounds of cards and effects: who, how many, and what did it. */
export const wounds = walkWizard({
  id: 'wounds',
  title: () => say('session.action.wounds'),
  walk(walk, state) {
    const cause = walk.choose({
      id: 'cause',
      title: say('session.walk.cause'),
      help: say('session.help.cause'),
      reference: 'wounds',
      options: (['adventure', 'event', 'threat', 'card', 'hunt'] as const).map((id) => ({
        id,
        label: say(`session.source.${id}`),
      })),
    });
    if (cause === null) return null;
    const owners = walk.tick({
      id: 'who',
      title: say('session.walk.who'),
      help: say('session.help.who'),
      reference: 'wounds',
      lines: bodiesOf(state.config).map((id) => ({ id, text: say('session.own', { text: nameOf(id) }) })),
      missing: (ticked) => (ticked.length === 0 ? say('session.refusal.targetsNeeded') : null),
    });
    const said = walk.count({
      id: 'count',
      title: say('session.walk.howMany'),
      help: say('session.help.howMany'),
      reference: 'wounds',
      figures: [figure('wounds', say('session.counter.wounds'), 1, WOUNDS_AT_ONCE)],
    });
    return { type: 'takeWounds', owners, wounds: said.wounds, cause };
  },
});

/** What a card asks for; what is not there costs wounds. */
export const demand = walkWizard({
  id: 'demand',
  title: () => say('session.action.demand'),
  walk(walk, state) {
    const who = walk.choose({
      id: 'who',
      title: say('session.walk.concerns'),
      help: say('session.help.concerns'),
      reference: 'unfulfilled',
      options: [
        { id: 'everybody', label: say('session.walk.everybody') },
        ...playersOf(state).map((id) => ({
          id,
          player: id,
          label: say('session.own', { text: nameOf(id) }),
        })),
      ],
    });
    if (who === null) return null;
    const player = who === 'everybody' ? null : who;
    const kinds = DEMANDS.filter((kind) => kind !== 'determination' || player !== null);
    const said: Readonly<Partial<Record<DemandKind, number>>> = walk.count({
      id: 'wants',
      title: say('session.walk.wants'),
      help: say('session.help.wants'),
      reference: 'unfulfilled',
      figures: kinds.map((kind) => figure(kind, say(`session.counter.${kind}`), 0, { min: 0, max: 20 })),
    });
    const strict = walk.choose({
      id: 'strict',
      title: say('session.walk.strict'),
      help: say('session.help.strict'),
      reference: 'unfulfilled',
      options: [
        { id: 'yes', label: say('session.walk.mustGive') },
        { id: 'no', label: say('session.walk.ifPossible') },
      ],
    });
    if (strict === null) return null;
    return {
      type: 'demand',
      player,
      wants: {
        wood: said.wood ?? 0,
        food: said.food ?? 0,
        fur: said.fur ?? 0,
        weapon: said.weapon ?? 0,
        palisade: said.palisade ?? 0,
        roof: said.roof ?? 0,
        determination: said.determination ?? 0,
      },
      onlyIfPossible: strict === 'no',
    };
  },
});

/** What lies on the action fields and tracks, as it lies on the table. */
export const tokens = walkWizard({
  id: 'tokens',
  quick: true,
  title: () => say('session.action.tokens'),
  walk(walk, state) {
    const ticked = walk.tick({
      id: 'tokens',
      title: say('session.action.tokens'),
      help: say('session.help.tokens'),
      reference: 'tokens',
      ticked: state.tokens,
      lines: FIELD_TOKENS.map((id) => ({ id, text: tokenName(id) })),
    });
    return { type: 'setTokens', to: FIELD_TOKENS.filter((token) => ticked.includes(token)) };
  },
});

/** A held token is used, or one that came otherwise than by exploring is taken. */
export const discovery = walkWizard({
  id: 'discovery',
  title: () => say('session.action.discovery'),
  walk(walk, state) {
    const held = DISCOVERY_TOKENS.filter((token) => state.discoveries.includes(token));
    const said = walk.choose<DiscoveryToken | 'other'>({
      id: 'token',
      title: say('session.walk.token'),
      help: say('session.help.discovery'),
      reference: 'discovery-tokens',
      options: [
        ...held.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
        { id: 'other', label: say('session.walk.otherToken'), note: say('session.walk.otherTokenNote') },
      ],
    });
    if (said === null) return null;
    if (said === 'other') {
      const token = walk.choose({
        id: 'taken',
        title: say('session.walk.whichTaken'),
        help: say('session.help.whichTaken'),
        reference: 'discovery-tokens',
        options: DISCOVERY_TOKENS.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
      });
      return token && { type: 'takeDiscovery', token };
    }
    const targets =
      said === 'pot-heal'
        ? walk.tick({
            id: 'who',
            title: say('session.walk.who'),
            help: say('session.help.cook'),
            reference: 'healing',
            lines: playersOf(state).map((id) => ({ id, text: say('session.own', { text: nameOf(id) }) })),
            missing: (ticked) =>
              ticked.length === 0 || ticked.length > 2 ? say('session.refusal.targetsNeeded') : null,
          })
        : [];
    return { type: 'useDiscovery', token: said, targets };
  },
});

/** A terrain is lost when its only tile becomes inaccessible, and found again. */
export const terrains = walkWizard({
  id: 'terrains',
  quick: true,
  title: () => say('session.action.terrains'),
  walk(walk, state) {
    const ticked = walk.tick({
      id: 'terrains',
      title: say('session.action.terrains'),
      help: say('session.help.terrains'),
      reference: 'inventions',
      ticked: state.terrains,
      lines: TERRAINS.map((id) => ({ id, text: say(`terrain.${id}`) })),
    });
    return { type: 'setTerrains', to: TERRAINS.filter((terrain) => ticked.includes(terrain)) };
  },
});

export const first = walkWizard({
  id: 'first',
  quick: true,
  title: () => say('session.action.first'),
  walk(walk, state) {
    const to = walk.choose({
      id: 'to',
      title: say('session.action.first'),
      help: say('session.help.first'),
      reference: 'first-player',
      options: playersOf(state).map((id) => ({
        id,
        player: id,
        label: say('session.own', { text: nameOf(id) }),
      })),
    });
    return to === null ? null : { type: 'giveFirst', to };
  },
});

/** Pawns back, resources over, items turned. */
export const endActions = walkWizard({
  id: 'endActions',
  title: () => say('session.action.endActions'),
  walk(walk) {
    walk.tick({
      id: 'clean',
      title: say('session.action.endActions'),
      help: say('session.help.endActions'),
      reference: 'after-actions',
      lines: (['pawns', 'extras', 'goods', 'items'] as const).map((id) => ({
        id,
        text: say(`session.list.${id}`),
      })),
    });
    return { type: 'endActions' };
  },
});
