import type { AskedOption, WizardStep } from '@/engine';
import { populationOf } from '../../../perseverance/contestZone';
import type { TileChoice } from '../../rules/assembly';
import { amount, assetName, nameOf, say } from '../../say';
import { PRODUCTION, ZONES, type Zone } from '../../terms';
import { no } from '../refuse';
import { record, type State } from '../state';
import { rulesFor } from '../supplies';
import { choose } from './choose';
import { choiceOf, CHOICES, heldZones, holderOf, WAYS, zoneOf, type AssemblyDraft } from './assemblyDraft';

/**
 * With the phone, unseen, or with the tiles of the box. Until they are turned up the choices are in the draft and
 * nowhere else: no step before that one says them.
 */
export function choiceSteps(state: State, draft: AssemblyDraft): readonly WizardStep<AssemblyDraft>[] {
  const held = heldZones(state, draft);
  if (held.length === 0) return [];
  const way = choose(
    'way',
    say('session.assemblyWizard.way'),
    WAYS.map((option) => ({
      id: option,
      icon: option === 'phone' ? 'present' : 'votes',
      label: say(`session.assemblyWizard.${option}`),
      note: say(`session.assemblyWizard.${option}Note`),
      chosen: draft.way === option,
      write: () => goWay(draft, option),
    })),
  );
  if (draft.way === 'tiles') return [way, ...held.map((zone) => tileStep(state, draft, zone))];
  const open = held.filter((zone) => choiceOf(state, draft, zone) === null);
  return [
    way,
    {
      kind: 'secret',
      id: 'secret',
      title: say('session.assemblyWizard.secret'),
      help: say('session.assemblyWizard.secretHelp'),
      turns: held.map((zone) => ({
        id: zone,
        player: holderOf(state, draft, zone) ?? '',
        about: say(`zone.${zone}`),
        question: say('session.assemblyWizard.question', { zone: say(`zone.${zone}`) }),
        answered: !open.includes(zone),
        // Never marked as chosen: the one who looks next must not see it.
        options: options(state, draft, zone).map((option) => ({ ...option, chosen: false })),
      })),
      ...(open.length > 0 && { missing: no('nothingChosen').error.message }),
    },
  ];
}

/** What was chosen unseen is not carried over to tiles, where it could be read. */
function goWay(draft: AssemblyDraft, way: (typeof WAYS)[number]): AssemblyDraft {
  return draft.way === way ? draft : { ...draft, way, choices: record(ZONES, () => null) };
}

function tileStep(state: State, draft: AssemblyDraft, zone: Zone): WizardStep<AssemblyDraft> {
  const title = say('session.assemblyWizard.tileOf', {
    zone: say(`zone.${zone}`),
    player: nameOf(holderOf(state, draft, zone) ?? ''),
  });
  return choose(`tile-${zone}`, title, options(state, draft, zone));
}

function options(state: State, draft: AssemblyDraft, zone: Zone): readonly AskedOption<AssemblyDraft>[] {
  return CHOICES.map((choice) => ({
    id: choice,
    icon: choice === 'votes' ? 'votes' : 'food',
    label: say(`session.assemblyWizard.${choice}`),
    note: worth(state, draft, zone, choice),
    chosen: choiceOf(state, draft, zone) === choice,
    write: () => ({
      ...draft,
      choices: { ...draft.choices, [zone]: { by: holderOf(state, draft, zone) ?? '', choice } },
    }),
  }));
}

function worth(state: State, draft: AssemblyDraft, zone: Zone, choice: TileChoice) {
  return choice === 'votes'
    ? amount('votes', populationOf(zoneOf(state, draft, zone).settlements))
    : say('session.assemblyWizard.productionWorth', { asset: assetName(rulesFor(state), PRODUCTION[zone]) });
}
