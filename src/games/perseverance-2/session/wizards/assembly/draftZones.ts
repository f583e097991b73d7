import * as family from '../../../../perseverance/session/wizards/assembly/assembling';
import { ZONES, type Zone } from '../../../terms';
import { knownZone } from '../../known';
import type { State } from '../../state';
import type { AssemblyDraft } from './assemblyDraft';

const TRACKED = { zones: ZONES, trackedZone: knownZone };

export function zoneOf(state: State, draft: AssemblyDraft, zone: Zone): family.CountedZone {
  return family.zoneOf(TRACKED, state, draft, zone);
}

/** Zones whose tile a player holds. */
export function heldIn(state: State, draft: AssemblyDraft): readonly Zone[] {
  return family.heldZones(TRACKED, state, draft);
}

export function chosenIn(state: State, draft: AssemblyDraft): family.Choices<Zone> {
  return family.choicesIn(TRACKED, state, draft);
}
