import { DISCOVERY_TOKENS, type DiscoveryToken } from '../../discoveries';
import { say } from '../../say';
import { TERRAINS } from '../../terms';
import type { Resolution } from '../../session/command';
import type { Planned } from '../plan/planned';
import { SPACES } from '../plan/decide';
import { isOpenTile, type State } from '../../session/state';
import { figure, type Ask } from '../../session/wizards/wizard';

/** What the table sees after a successful roll, or a failed one; null while something is open. */
export function askReward(
  ask: Ask,
  state: State,
  { action }: Planned,
  success: boolean,
): Partial<Resolution> | null {
  if (action === 'gather') return askGathered(ask, state, success);
  return action === 'explore' && success ? askTile(ask, state) : {};
}

/** Basket and Sack help one gathering a round each. */
function askGathered(ask: Ask, { items, filled }: State, success: boolean): Partial<Resolution> {
  const owned = (['basket', 'sack'] as const).filter(
    (item) => success && items.includes(item) && !filled.includes(item),
  );
  const said: Readonly<Record<string, number>> = ask.count({
    id: 'gathered',
    title: say('session.walk.gathered'),
    help: say('session.help.gathered'),
    reference: 'gathering',
    figures: [
      ...owned.map((item) => figure<string>(item, say(`item.name.${item}`), 0, { min: 0, max: 1 })),
      figure<string>('extra', say('session.walk.adventureExtra'), 0, { min: 0, max: 9 }),
    ],
  });
  return { basket: said.basket === 1, sack: said.sack === 1, adventureExtra: said.extra ?? 0 };
}

function askTile(ask: Ask, state: State): Partial<Resolution> | null {
  const terrain = ask.choose({
    id: 'terrain',
    title: say('session.walk.newTerrain'),
    help: say('session.help.newTerrain'),
    reference: 'exploration',
    options: [
      ...TERRAINS.map((id) => ({
        id,
        label: say(`terrain.${id}`),
        ...(!state.terrains.includes(id) && { note: say('session.walk.unexplored') }),
      })),
      { id: 'other', label: say('session.walk.otherTerrain') },
    ],
  });
  if (terrain === null) return null;
  const { tile, food, wood, tent, beasts, tokens } = ask.count({
    id: 'icons',
    title: say('session.walk.tileIcons'),
    help: say('session.help.beasts'),
    reference: 'exploration',
    figures: [
      figure('beasts', say('session.what.beasts'), 0, { min: 0, max: 9 }),
      figure('tokens', say('session.walk.tokensShown'), 0, { min: 0, max: 5 }),
      figure('food', say('session.walk.foodSources'), 0, { min: 0, max: 3 }),
      figure('wood', say('session.walk.woodSources'), 0, { min: 0, max: 3 }),
      {
        ...figure('tent', say('session.walk.tent'), 0, { min: 0, max: 1 }),
        note: say('session.walk.tentNote'),
      },
      {
        ...figure('tile', say('session.walk.tileNumber'), 0, { min: 0, max: SPACES.max }),
        note: say('session.walk.tileNumberNote'),
      },
    ],
    missing: (said) =>
      said.tile > 0 && (said.tile === state.campTile || isOpenTile(state, said.tile))
        ? say('session.refusal.tileThere', { tile: said.tile })
        : null,
  });
  const discoveries: DiscoveryToken[] = [];
  for (let number = 1; number <= tokens; number++) {
    const token = ask.choose({
      id: `drawn:${number}`,
      title: say('session.walk.whichToken', { number }),
      help: say('session.help.whichToken'),
      reference: 'discovery-tokens',
      options: DISCOVERY_TOKENS.map((id) => ({ id, label: say(`discovery.name.${id}`) })),
    });
    if (token === null) return null;
    discoveries.push(token);
  }
  ask.tick({
    id: 'explored',
    title: say('session.walk.explored'),
    help: say('session.help.explored'),
    reference: 'exploration',
    lines: (['tile', 'terrain', 'mystery', 'discovery'] as const).map((id) => ({
      id,
      text: say(`session.list.${id}`),
    })),
  });
  return {
    terrain: terrain === 'other' ? null : terrain,
    beasts,
    discoveries,
    shelter: tent > 0,
    // Sources that nobody looked at are not known to be missing.
    ...(tile > 0 && { tile, ...(food + wood > 0 && { sources: { food, wood } }) }),
  };
}
