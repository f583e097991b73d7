import { DRY_RUN, stepsOf, type Ask, type ResultLine } from '@/engine';
import { DEFENSE } from './rule';
import type { Part } from '../../rules/parts';
import { amount, nameOf, say } from '../../say';
import { STRUCTURES, type Structure } from '../../terms';
import { decide } from '../../session/decide/decide';
import type { State } from '../../session/state';
import { standingOn } from '../../session/view/areaDefense';
import { areaName } from '../zoneEffects/askArea';
import { defensePerValor, type AttackCommand } from './attackDefense';
import { ownerOf, type Attacked } from './attackTarget';

/** Whether it holds; null where the rules do not allow the attack. What the card brings makes no difference. */
export function attackEvent(state: State, attack: AttackCommand) {
  const decision = decide(state, attack, DRY_RUN);
  const [event] = decision.ok ? decision.value : [];
  return event?.type === 'attacked' ? event : null;
}

/** Where the Areas are not followed, only whose piece was used is known. */
function ownerOfStructure({ place, at, owner }: Attacked, structure: Structure): string | null {
  if (!place) return structure === at ? owner : null;
  return structure === 'watchtower' ? place.watchtower : ownerOf(place, structure);
}

/** Structure by structure, then Valor, then the Threshold, with the reasons of the rules. */
export function tellVerdict(
  ask: Ask,
  state: State,
  attacked: Attacked,
  attack: AttackCommand,
): boolean | null {
  const event = attackEvent(state, attack);
  if (!event) return null;
  const why = event.why ?? [];
  const whyOf = (...part: readonly Part[]) => stepsOf(why, { part });
  const { place, owner } = attacked;
  const standing = place ? standingOn(place) : attack.structures;
  const group = place
    ? say('session.battle.defenseOf', { area: areaName(place) })
    : say('session.battle.defense');
  const spent = attack.valorSpent;
  const built: readonly ResultLine[] = STRUCTURES.flatMap((structure) => {
    if (!standing?.[structure]) return [];
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
  ask.tell({
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
  });
  return event.success;
}
