import type { ExplainStep, PhraseParam } from '@/engine';
import { DISSENTERS } from '../../perseverance/dissenters';
import type { Id, Part } from '../rules/parts';

/** Steps were stored without ids once: these are the words that they had then. Nothing is ever added here. */
const PARTS: Readonly<Record<string, Part>> = {
  'limit.floor': 'floor',
  'limit.full': 'cap',
  'limit.supply': 'cap',
  'combat.damage': 'combat-damage',
  'combat.tramplerExpert': 'combat-free-trampler',
  'combat.injuries': 'combat-injuries',
  'combat.captured': 'combat-captured',
  'enclosure.released': 'enclosure-released',
  'attack.structures': 'attack-structures',
  'attack.valor': 'attack-valor',
  'attack.valorDefender': 'attack-valor',
  'attack.holds': 'attack-verdict',
  'attack.fails': 'attack-verdict',
  'attack.sweptAway': 'attack-swept-away',
  'attack.breach': 'attack-breach',
  'breachTurn.loss': 'breach-loss',
  'breachTurn.leaves': 'breach-leaves',
  'breachTurn.stays': 'breach-stays',
  'threat.survivalist': 'threat',
  'threat.ignored': 'threat',
  'threat.rollHolds': 'threat',
  'threat.rollFails': 'threat',
  'threat.tokenMoves': 'threat',
  'threat.tokenSkull': 'threat',
  'threat.lost': 'threat',
  'threat.leaderUnharmed': 'threat',
  'threat.goesOn': 'threat',
  'threat.ends': 'threat',
  'threat.left': 'threat',
  'temple.stage': 'trial',
  'assembly.gains.holder': 'zone-gains',
  'assembly.gains.runnerUp': 'zone-gains',
  'assembly.gains.sharing': 'zone-gains',
  'assembly.gains.popular': 'zone-gains',
  'assembly.unranked': 'votes-place',
  'assembly.dissentersPlace': 'votes-place',
  'assembly.place': 'votes-place',
  'officerScoring.places': 'officer-places',
  'officerScoring.full': 'officer-share',
  'officerScoring.half': 'officer-share',
  'finalScoring.dinos': 'final-captured',
  'finalScoring.leftover': 'final-leftover',
  'finalScoring.total': 'final-total',
};

/** How two steps of a part differ: its name, the figure of its sentence, and how that began. */
const DETAILS: Readonly<Partial<Record<Part, readonly [name: string, param: string, prefix: string]>>> = {
  floor: ['asset', 'asset', 'asset.'],
  cap: ['asset', 'asset', 'asset.'],
  'zone-gains': ['zone', 'zone', 'zone.'],
  'officer-places': ['officer', 'officer', 'officer.'],
  'final-captured': ['thing', 'dinos', 'amount.'],
  'final-leftover': ['thing', 'things', 'amount.'],
};

/** The id that a step would have today. */
export function idOfOldStep({ rule: { key, params = {} } }: ExplainStep): Id | null {
  const part = Object.hasOwn(PARTS, key) ? PARTS[key] : undefined;
  if (part === undefined) return null;
  const of = ownerIn(params['player']);
  const [name = '', param = '', prefix = ''] = DETAILS[part] ?? [];
  const word = wordIn(params[param], prefix);
  return { part, ...(of !== null && { of }), ...(word !== null && { at: { [name]: word } }) };
}

function ownerIn(param: PhraseParam | undefined): string | null {
  if (typeof param !== 'object') return null;
  if ('player' in param) return param.player;
  return param.key === 'owner.dissenters' ? DISSENTERS : null;
}

function wordIn(param: PhraseParam | undefined, prefix: string): string | null {
  return typeof param === 'object' && 'key' in param && param.key.startsWith(prefix)
    ? param.key.slice(prefix.length)
    : null;
}
