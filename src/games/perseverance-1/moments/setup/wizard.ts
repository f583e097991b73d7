import type { Ask } from '@/engine';
import { tickTable } from '../../../perseverance/session/wizards/checklist';
import { nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import { playersOf, type State } from '../../session/state';
import { checklistLines } from './checklistLines';
import { tablePlan } from './plan';
import { wizard } from '../../session/wizards/wizard';

/** First Settlements, where they are chosen once the Officers lie there. */
interface Settled {
  readonly placements: Readonly<Record<string, Zone>>;
  readonly dissenters: Zone | null;
}

/** The table for exactly these players; with drawn Officers it first asks where everybody settles. */
export const setupChecklist = wizard({
  id: 'setupChecklist',
  quick: true,
  title: () => say('session.action.setupChecklist'),
  done: say('session.wizard.tableSet'),
  script(ask, state) {
    const help = say('session.hint.checklist');
    if (!state.config.placeLater) {
      tickTable(ask, help, checklistLines(state), tablePlan(state));
      return { type: 'beginPlay' };
    }
    const placements = askPlacements(ask, state);
    const dissenters = askDissenters(ask, state, Object.values(placements));
    const settled = withPlacements(state, { placements, dissenters });
    tickTable(ask, help, checklistLines(settled), tablePlan(settled));
    return { type: 'beginPlay', placements, ...(dissenters && { dissenterZone: dissenters }) };
  },
});

/** From the last player backwards, each into a Zone that is still free (000:180, 001:580). */
function askPlacements(ask: Ask, state: State): Settled['placements'] {
  const placements: Record<string, Zone> = {};
  for (const player of [...playersOf(state)].reverse()) {
    const zone = ask.choose({
      id: `first:${player}`,
      title: say('session.setup.placement', { player: nameOf(player) }),
      help: say('session.hint.firstSettlement'),
      options: ZONES.map((id) => {
        const other = Object.keys(placements).find((settler) => placements[settler] === id);
        return {
          ...zoneOption(state, id),
          ...(other !== undefined && { reason: say('session.act.settledBy', { player: nameOf(other) }) }),
        };
      }),
    });
    if (zone !== null) placements[player] = zone;
  }
  return placements;
}

/** Two players: the extra Dissenter Settlement goes into one of the unused Zones, drawn on the table. */
function askDissenters(ask: Ask, state: State, used: readonly Zone[]): Zone | null {
  if (state.config.dissenterZone === null) return null;
  return ask.choose({
    id: 'dissenters',
    title: say('session.setup.dissenterZone'),
    help: say('session.hint.dissenterZone'),
    options: ZONES.filter((zone) => !used.includes(zone)).map((zone) => zoneOption(state, zone)),
  });
}

function zoneOption({ config }: State, zone: Zone) {
  return { id: zone, label: say(`zone.${zone}`), note: say(`officer.${config.officers[zone]}`) };
}

/** The list names the Zones as they were chosen. */
function withPlacements(state: State, { placements, dissenters }: Settled): State {
  const { config } = state;
  return {
    ...state,
    config: {
      ...config,
      placements: { ...config.placements, ...placements },
      dissenterZone: config.dissenterZone && (dissenters ?? config.dissenterZone),
    },
  };
}
