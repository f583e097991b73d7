import type { AskedOption, Phrase, WizardStep } from '@/engine';
import { populationOf } from '../../../perseverance/contestZone';
import type { TileChoice } from '../../rules/assembly';
import { amount, assetName, nameOf, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import { no } from '../refuse';
import { playersOf, record, type State } from '../state';
import { rulesFor } from '../supplies';
import { choose } from './choose';
import { forecasts } from './assemblyForecast';
import { choicePhrase, combinations, listed, type Choices } from './assemblyTiles';
import {
  choiceOf,
  CHOICES,
  heldZones,
  holderOf,
  type WAYS,
  zoneOf,
  type AssemblyDraft,
} from './assemblyDraft';

/**
 * With the phone, unseen, unless the tiles of the box were used. Until they are turned up the choices are in the draft
 * and nowhere else: no step before that one says them.
 */
export function choiceSteps(state: State, draft: AssemblyDraft): readonly WizardStep<AssemblyDraft>[] {
  const held = heldZones(state, draft);
  if (held.length === 0) return [];
  if (draft.way !== 'tiles') return [secretStep(state, draft, held)];
  const [first, ...rest] = held.map((zone) => tileStep(state, draft, zone));
  return first ? [{ ...first, otherwise: otherWay(draft, 'phone') }, ...rest] : [];
}

/** What was chosen unseen is not carried over to tiles, where it could be read. */
function otherWay(draft: AssemblyDraft, way: (typeof WAYS)[number]): AskedOption<AssemblyDraft> {
  return {
    id: way,
    label: say(`session.assemblyWizard.${way}`),
    chosen: false,
    write: () => ({ ...draft, way, choices: record(ZONES, () => null) }),
  };
}

/** The phone comes once to everybody who holds tiles: all of them are chosen for in one tap. */
function secretStep(state: State, draft: AssemblyDraft, held: readonly Zone[]): WizardStep<AssemblyDraft> {
  const open = held.filter((zone) => choiceOf(state, draft, zone) === null);
  const holders = playersOf(state).filter((id) => held.some((zone) => holderOf(state, draft, zone) === id));
  const forecastFor = forecasts(state, draft);
  return {
    kind: 'secret',
    id: 'secret',
    title: say('session.assemblyWizard.secret'),
    help: say('session.assemblyWizard.secretHelp'),
    turns: holders.map((player) => {
      const own = held.filter((zone) => holderOf(state, draft, zone) === player);
      const forecast = forecastFor(player);
      return {
        id: player,
        player,
        question: say('session.assemblyWizard.question', {
          zone: listed(own.map((zone) => say(`zone.${zone}`))),
        }),
        answered: !own.some((zone) => open.includes(zone)),
        // Never marked as chosen: the one who looks next must not see it.
        options: combinations(own).map((choices) => secretOption(state, draft, own, choices)),
        ...(forecast && { forecast }),
      };
    }),
    otherwise: otherWay(draft, 'tiles'),
    ...(open.length > 0 && { missing: no('nothingChosen').error.message }),
  };
}

function secretOption(
  state: State,
  draft: AssemblyDraft,
  own: readonly Zone[],
  choices: Choices,
): AskedOption<AssemblyDraft> {
  const taken = own.map((zone) => [zone, choices[zone] ?? 'votes'] as const);
  return {
    id: taken.map(([zone, choice]) => `${zone}:${choice}`).join('+'),
    label: choicePhrase(own, choices),
    note: listed(taken.map(([zone, choice]) => worth(state, draft, zone, choice))),
    chosen: false,
    write: () => taken.reduce((now, [zone, choice]) => writeChoice(state, now, zone, choice), draft),
  };
}

function tileStep(
  state: State,
  draft: AssemblyDraft,
  zone: Zone,
): Extract<WizardStep<AssemblyDraft>, { kind: 'choice' }> {
  const title = say('session.assemblyWizard.tileOf', {
    zone: say(`zone.${zone}`),
    player: nameOf(holderOf(state, draft, zone) ?? ''),
  });
  const options = CHOICES.map((choice) => ({
    id: choice,
    icon: choice === 'votes' ? 'votes' : 'food',
    label: say(`session.assemblyWizard.${choice}`),
    note: worth(state, draft, zone, choice),
    chosen: choiceOf(state, draft, zone) === choice,
    write: () => writeChoice(state, draft, zone, choice),
  }));
  return { ...choose(`tile:${zone}`, title, options), help: say('session.assemblyWizard.tileHelp') };
}

function writeChoice(state: State, draft: AssemblyDraft, zone: Zone, choice: TileChoice): AssemblyDraft {
  const by = holderOf(state, draft, zone) ?? '';
  return { ...draft, choices: { ...draft.choices, [zone]: { by, choice } } };
}

function worth(state: State, draft: AssemblyDraft, zone: Zone, choice: TileChoice): Phrase {
  return choice === 'votes'
    ? amount('votes', populationOf(zoneOf(state, draft, zone).settlements))
    : say('session.assemblyWizard.productionWorth', { asset: assetName(rulesFor(state), PRODUCTION[zone]) });
}
