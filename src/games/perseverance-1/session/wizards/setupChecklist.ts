import { entries, field, isAbsent, ok, oneOf, type At, type Wizard, type WizardStep } from '@/engine';
import { checklistWizard, type ChecklistDraft } from '../../../perseverance/session/wizards/checklist';
import { nameOf, say } from '../../say';
import { ZONES, type Zone } from '../../terms';
import type { Command } from '../command';
import { playersOf, type State } from '../state';
import { checklistLines } from './checklistLines';
import { choose } from './choose';

export interface SetupDraft extends ChecklistDraft {
  /** First Settlements, where they are chosen once the Officers lie there. */
  readonly placements: Readonly<Record<string, Zone>>;
  readonly dissenters: Zone | null;
}

const family = checklistWizard<State, Command>(
  { title: say('session.action.setupChecklist'), help: say('session.hint.checklist') },
  checklistLines,
  { type: 'beginPlay' },
);

/** The table for exactly these players; with drawn Officers it first asks where everybody settles. */
export const setupChecklist: Wizard<State, Command, SetupDraft> = {
  id: family.id,
  quick: true,
  title: family.title,
  ...(family.done && { done: family.done }),
  begin: (state) => ({ ...family.begin(state), placements: {}, dissenters: null }),
  readDraft: (at, state) => ({
    ...family.readDraft(at, state),
    placements: readPlacements(field(at, 'placements'), state),
    dissenters: ZONES.find((zone) => zone === field(at, 'dissenters').value) ?? null,
  }),
  steps: (state, draft) => {
    const laidOut = withPlacements(state, draft);
    return [
      ...(state.config.placeLater ? placementSteps(state, draft) : []),
      ...family.steps(laidOut, draft).map((step) => aroundPlacements(step, draft)),
    ];
  },
  review: () => [],
  commit: ({ config }, { placements, dissenters }) =>
    ok(
      config.placeLater
        ? { type: 'beginPlay', placements, ...(dissenters && { dissenterZone: dissenters }) }
        : { type: 'beginPlay' },
    ),
};

/** From the last player backwards, each into a Zone that is still free (000:180, 001:580). */
function placementSteps(state: State, draft: SetupDraft): readonly WizardStep<SetupDraft>[] {
  const settlers = [...playersOf(state)].reverse();
  const { placements } = draft;
  const taken = (zone: Zone, by: string) =>
    settlers.slice(0, settlers.indexOf(by)).find((other) => placements[other] === zone);
  const asked = settlers.map((player) => ({
    help: say('session.hint.firstSettlement'),
    ...choose(
      `first:${player}`,
      say('session.setup.placement', { player: nameOf(player) }),
      ZONES.map((zone) => {
        const other = taken(zone, player);
        return {
          id: zone,
          label: say(`zone.${zone}`),
          note: say(`officer.${state.config.officers[zone]}`),
          ...(other !== undefined && {
            reason: say('session.act.settledBy', { player: nameOf(other) }),
          }),
          chosen: placements[player] === zone && other === undefined,
          write: (): SetupDraft => ({ ...draft, placements: { ...placements, [player]: zone } }),
        };
      }),
    ),
  }));
  return [...asked, ...dissenterSteps(state, draft)];
}

/** Two players: the extra Dissenter Settlement goes into one of the unused Zones, drawn on the table. */
function dissenterSteps(state: State, draft: SetupDraft): readonly WizardStep<SetupDraft>[] {
  if (state.config.dissenterZone === null) return [];
  const used = Object.values(draft.placements);
  return [
    {
      help: say('session.hint.dissenterZone'),
      ...choose(
        'dissenters',
        say('session.setup.dissenterZone'),
        ZONES.filter((zone) => !used.includes(zone)).map((zone) => ({
          id: zone,
          label: say(`zone.${zone}`),
          note: say(`officer.${state.config.officers[zone]}`),
          chosen: draft.dissenters === zone,
          write: (): SetupDraft => ({ ...draft, dissenters: zone }),
        })),
      ),
    },
  ];
}

/** The list names the Zones as they were chosen. */
function withPlacements(state: State, { placements, dissenters }: SetupDraft): State {
  const { config } = state;
  if (!config.placeLater) return state;
  return {
    ...state,
    config: {
      ...config,
      placements: { ...config.placements, ...placements },
      dissenterZone: config.dissenterZone && (dissenters ?? config.dissenterZone),
    },
  };
}

function aroundPlacements(step: WizardStep<ChecklistDraft>, draft: SetupDraft): WizardStep<SetupDraft> {
  if (step.kind !== 'checklist') throw new Error(`the set-up has no step of kind ${step.kind}`);
  return { ...step, write: (ticked: readonly string[]) => ({ ...draft, ticked }) };
}

function readPlacements(at: At, state: State): SetupDraft['placements'] {
  if (isAbsent(at)) return {};
  return Object.fromEntries(
    entries(at)
      .filter(([id]) => playersOf(state).includes(id))
      .map(([id, zone]) => [id, oneOf(zone, ZONES)]),
  );
}
