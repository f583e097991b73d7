import type { AskedOption, WizardStep } from '@/engine';
import { contestZone } from '../../../../perseverance/contestZone';
import { DISSENTERS } from '../../../../perseverance/dissenters';
import { choose } from '../../../../perseverance/session/wizards/choose';
import { choicePhrase, together } from '../../../../perseverance/session/wizards/assembly/assemblyTiles';
import { hasEffect } from '../../../perks';
import { PIECES } from '../../../pieces';
import { HALVES, type HalfChoice } from '../../../rules/rewardZone';
import { amount, nameOf, say } from '../../../say';
import { PRODUCTION, ZONES, type Zone } from '../../../terms';
import { seatOf } from '../../records';
import { isFull, type State } from '../../state';
import { iconOf } from '../../view/figures';
import { OPEN, type AssemblyDraft, type Open } from './assemblyDraft';
import { chosenIn, heldIn, zoneOf } from './draftZones';

/**
 * What is chosen in the open after the reveal: the extra of a Popular holder, and the half of a second place behind
 * Votes. Before all tiles are turned up there is no such step: even their number would tell what was taken.
 */
export function openSteps(state: State, draft: AssemblyDraft): readonly WizardStep[] {
  if (!isTurnedUp(state, draft)) return [];
  return ZONES.flatMap((zone) =>
    OPEN.flatMap((open) => {
      const player = chooserOf(state, draft, open, zone);
      return player === null ? [] : [openStep(state, draft, open, zone, player)];
    }),
  );
}

/** Everybody who holds a tile has chosen. */
export function isTurnedUp(state: State, draft: AssemblyDraft): boolean {
  const choices = chosenIn(state, draft);
  return heldIn(state, draft).every((zone) => choices[zone] !== undefined);
}

/** What was taken, if whoever took it has to choose it now. */
export function halfTaken(state: State, draft: AssemblyDraft, open: Open, zone: Zone): HalfChoice | null {
  const taken = draft.open[open][zone];
  return taken !== null && taken.by === chooserOf(state, draft, open, zone) ? taken.choice : null;
}

/** Behind Production second place has the half Votes, and the Dissenters choose nothing at all. */
function chooserOf(state: State, draft: AssemblyDraft, open: Open, zone: Zone): string | null {
  const { holder, runnerUp } = contestZone(zoneOf(state, draft, zone).presence);
  if (open === 'popular')
    return isPlayer(holder) && hasEffect(seatOf(state, holder).perks, 'assemblyExtra') ? holder : null;
  const votes = holder === DISSENTERS || chosenIn(state, draft)[zone] === 'votes';
  return votes && isPlayer(runnerUp) ? runnerUp : null;
}

function isPlayer(owner: string | null): owner is string {
  return owner !== null && owner !== DISSENTERS;
}

function openStep(
  state: State,
  draft: AssemblyDraft,
  open: Open,
  zone: Zone,
  player: string,
): WizardStep {
  const taken = halfTaken(state, draft, open, zone);
  const options = HALVES.map((choice): AskedOption => ({
    id: choice,
    icon: iconOf(choice === 'production' ? PRODUCTION[zone] : 'followers'),
    label: choice === 'production' ? amount(PRODUCTION[zone], 1) : amount('followers', 2),
    // R9: it may be taken all the same.
    ...(choice === 'production' &&
      isOut(state, player, zone) && { note: say('session.assemblyWizard.supplyEmpty') }),
    chosen: taken === choice,
    write: () => ({
      ...draft,
      open: { ...draft.open, [open]: { ...draft.open[open], [zone]: { by: player, choice } } },
    }),
  }));
  const title = say(`session.assemblyWizard.open.${open}`, {
    zone: say(`zone.${zone}`),
    player: nameOf(player),
  });
  return {
    ...choose(`${open}:${zone}`, title, options),
    lead: turnedUp(state, draft),
    help: say(`session.assemblyWizard.openHelp.${open}`),
  };
}

/** All tiles, as they lie on the table now. */
function turnedUp(state: State, draft: AssemblyDraft) {
  const held = heldIn(state, draft);
  const choices = chosenIn(state, draft);
  if (held.length === 0) return say('session.assemblyWizard.noTiles');
  const tiles = held.map((zone) => {
    const { holder } = contestZone(zoneOf(state, draft, zone).presence);
    return say('session.assemblyWizard.tile', {
      zone: say(`zone.${zone}`),
      player: nameOf(holder ?? ''),
      choice: choicePhrase([zone], choices),
    });
  });
  return say('session.assemblyWizard.turnedUp', { tiles: together(tiles) });
}

function isOut(state: State, player: string, zone: Zone): boolean {
  return (
    isFull(state) &&
    PRODUCTION[zone] === 'lightSoldier' &&
    seatOf(state, player).lightSoldier >= PIECES.soldiersOfAKind
  );
}
