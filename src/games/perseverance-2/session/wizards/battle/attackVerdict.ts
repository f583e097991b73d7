import { stepsOf, type ToldLine, type WizardStep } from '@/engine';
import { DEFENSE } from '../../../rules/dinoAttack';
import { NO_DINOS } from '../../../rules/dinos';
import type { Part } from '../../../rules/parts';
import { amount, nameOf, say } from '../../../say';
import { STRUCTURES, type Structure } from '../../../terms';
import { decide } from '../../decide/decide';
import type { State } from '../../state';
import { areaName } from '../quick/askArea';
import {
  attackCommand,
  defensePerValor,
  ownerOf,
  valorSpent,
  type AttackCommand,
  type AttackDraft,
  type Attacked,
} from './attackDraft';

/** Whether it holds does not hang on what the card brings in either case. */
export function bareAttack(state: State, draft: AttackDraft, attacked: Attacked): AttackCommand {
  const command = attackCommand(state, draft, attacked);
  const card = { dinos: NO_DINOS, dangerous: 0 };
  return { ...command, card, dangerousDinos: NO_DINOS, dangerousChosen: null };
}

/** Where the Areas are not followed, only whose piece was used is known. */
function ownerOfStructure({ place, at, owner }: Attacked, structure: Structure): string | null {
  if (!place) return structure === at ? owner : null;
  return structure === 'watchtower' ? place.watchtower : ownerOf(place, structure);
}

interface Verdict {
  readonly success: boolean;
  readonly step: WizardStep<AttackDraft>;
}

/** Structure by structure, then Valor, then the Threshold: told, with the reasons of the rules. */
export function verdictOf(state: State, draft: AttackDraft, attacked: Attacked): Verdict | null {
  const decision = decide(state, bareAttack(state, draft, attacked), { pick: () => 0 });
  const [event] = decision.ok ? decision.value : [];
  if (event?.type !== 'attacked') return null;
  const why = event.why ?? [];
  const whyOf = (...part: readonly Part[]) => stepsOf(why, { part });
  const { place, owner, standing } = attacked;
  const group = place
    ? say('session.battle.defenseOf', { area: areaName(place) })
    : say('session.battle.defense');
  const spent = valorSpent(state, draft, attacked);
  const built: readonly ToldLine[] = STRUCTURES.flatMap((structure) => {
    if (!standing[structure]) return [];
    const whose = ownerOfStructure(attacked, structure);
    const named = say(`session.structure.${structure}`);
    return [
      {
        id: structure,
        ...(whose === null ? { icon: 'settlement' } : { player: whose }),
        group,
        label: whose === null ? named : say('session.area.of', { structure: named, player: nameOf(whose) }),
        figure: `+${DEFENSE[structure]}`,
        why: whyOf('attack-structures'),
      },
    ];
  });
  return {
    success: event.success,
    step: {
      kind: 'told',
      id: 'verdict',
      title: say(event.success ? 'session.battle.holds' : 'session.battle.fails'),
      help: say(event.success ? 'session.battle.holdsHelp' : 'session.battle.failsHelp'),
      lines: [
        ...built,
        ...(spent > 0
          ? [
              {
                id: 'valor',
                player: owner,
                group,
                label: say('session.battle.spent', { valor: amount('valor', spent) }),
                figure: `+${spent * defensePerValor(state, owner)}`,
                why: whyOf('attack-valor'),
              },
            ]
          : []),
        {
          id: 'sum',
          icon: event.success ? 'wall' : 'skull',
          group: say('session.battle.threshold'),
          label: say(event.success ? 'session.battle.holds' : 'session.battle.fails'),
          note: say('session.battle.defenseAgainst', { value: event.value, threshold: event.threshold }),
          figure: `${event.value} : ${event.threshold}`,
          why: whyOf('attack-structures', 'attack-valor', 'attack-verdict'),
        },
      ],
    },
  };
}
