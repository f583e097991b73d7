import type { AskedOption, SecretTurn, WizardStep } from '@/engine';
import { nameOf } from '../../../names';
import { refuse, say } from '../../../say';
import { playersOf, record, type TableState } from '../../table';
import { choose } from '../choose';
import { choiceOf, heldZones, holderOf, type Assembling, type Choices } from './assembling';
import { CHOICES, type AssemblyDraft, type TileChoice, type WAYS } from './assemblyDraft';
import { forecastFor } from './assemblyForecast';
import { choicePhrase, combinations, together } from './assemblyTiles';

/**
 * With the phone, unseen, unless the tiles of the box were used. Until they are turned up the choices are in the draft
 * and nowhere else: no step before that one says them.
 */
export function choiceSteps<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
): readonly WizardStep<D>[] {
  const held = heldZones(assembling, state, draft);
  if (held.length === 0) return [];
  if (draft.way !== 'tiles') return [secretStep(assembling, state, draft, held)];
  const [first, ...rest] = held.map((zone) => tileStep(assembling, state, draft, zone));
  return first ? [{ ...first, otherwise: otherWay(assembling, draft, 'phone') }, ...rest] : [];
}

/** What was chosen unseen is not carried over to tiles, where it could be read. */
function otherWay<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  { zones }: Assembling<S, Z, D>,
  draft: D,
  way: (typeof WAYS)[number],
): AskedOption<D> {
  return {
    id: way,
    label: say(`session.assemblyWizard.${way}`),
    chosen: false,
    write: () => ({ ...draft, way, choices: record(zones, () => null) }),
  };
}

/** Tiles that are chosen for in one tap. */
const TOGETHER = 2;

/** The phone comes once to everybody who holds tiles: all of them are chosen for in one tap. */
function secretStep<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  held: readonly Z[],
): WizardStep<D> {
  const turns = playersOf(state).flatMap((player): readonly SecretTurn<D>[] => {
    const own = held.filter((zone) => holderOf(assembling, state, draft, zone) === player);
    if (own.length === 0) return [];
    // More than two tiles make more ways than anybody reads: then one after the other.
    if (own.length <= TOGETHER) return [secretTurn(assembling, state, draft, own, player)];
    return own.map((zone) => ({
      ...secretTurn(assembling, state, draft, [zone], player),
      id: `${player}:${zone}`,
      about: say(`zone.${zone}`),
    }));
  });
  return {
    kind: 'secret',
    id: 'secret',
    title: say('session.assemblyWizard.secret'),
    help: say('session.assemblyWizard.secretHelp'),
    turns,
    otherwise: otherWay(assembling, draft, 'tiles'),
    ...(turns.some(({ answered }) => !answered) && { missing: refuse('nothingChosen').error.message }),
  };
}

function secretTurn<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  own: readonly Z[],
  player: string,
): SecretTurn<D> {
  return {
    id: player,
    player,
    question: say('session.assemblyWizard.question', {
      zone: together(own.map((zone) => say(`zone.${zone}`))),
    }),
    answered: own.every((zone) => choiceOf(assembling, state, draft, zone) !== null),
    // Never marked as chosen: the one who looks next must not see it.
    options: combinations(own).map((choices) => secretOption(assembling, state, draft, own, choices)),
    forecast: () => forecastFor(assembling, state, draft, player),
  };
}

function secretOption<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  own: readonly Z[],
  choices: Choices<Z>,
): AskedOption<D> {
  const taken = own.map((zone) => [zone, choices[zone] ?? 'votes'] as const);
  return {
    id: taken.map(([zone, choice]) => `${zone}:${choice}`).join('+'),
    label: choicePhrase(own, choices),
    note: together(taken.map(([zone, choice]) => assembling.worth(state, draft, zone, choice))),
    chosen: false,
    write: () => taken.reduce((now, [zone, choice]) => write(assembling, state, now, zone, choice), draft),
  };
}

function tileStep<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  zone: Z,
): Extract<WizardStep<D>, { kind: 'choice' }> {
  const title = say('session.assemblyWizard.tileOf', {
    zone: say(`zone.${zone}`),
    player: nameOf(holderOf(assembling, state, draft, zone) ?? ''),
  });
  const options = CHOICES.map((choice) => ({
    id: choice,
    icon: choice === 'votes' ? ('votes' as const) : ('food' as const),
    label: say(`session.assemblyWizard.${choice}`),
    note: assembling.worth(state, draft, zone, choice),
    chosen: choiceOf(assembling, state, draft, zone) === choice,
    write: () => write(assembling, state, draft, zone, choice),
  }));
  return { ...choose(`tile:${zone}`, title, options), help: say('session.assemblyWizard.tileHelp') };
}

function write<S extends TableState, Z extends string, D extends AssemblyDraft<Z>>(
  assembling: Assembling<S, Z, D>,
  state: S,
  draft: D,
  zone: Z,
  choice: TileChoice,
): D {
  const by = holderOf(assembling, state, draft, zone) ?? '';
  return { ...draft, choices: { ...draft.choices, [zone]: { by, choice } } };
}
