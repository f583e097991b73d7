import {
  among,
  err,
  maybe,
  number,
  ok,
  procedure,
  shape,
  type Deltas,
  type Read,
  type Refusal,
  type Ruling,
} from '@/engine';
import { perkEffect } from '../../perks';
import { TRACKS } from '../../pieces';
import { amount, countedAssets, countedDinos, nameOf, say } from '../../say';
import { changesOf, openAccounts, openBooks, type Books, type Changes } from '../../rules/books';
import { breachInput, type Breach } from '../combat/breach';
import { addDinos, allDinos, beyond, NO_DINOS, type DinoCount } from '../combat/dinos';
import { ANY_NUMBER, count, dinoCount, dinoCountOrNone, optionalFlag, printed } from '../../rules/fields';
import { playerInput } from '../../rules/player';
import { refuse } from '../../rules/refuse';

/** An Adventure uses a Camp, an Outpost Effect an Outpost. */
export const TRIGGERS = ['adventure', 'outpost'] as const;

const LIMITS = { threshold: 20, dangerous: 10 } as const;

export const dinoAttackInput = shape({
  /** Whose Camp or Outpost is attacked. */
  owner: playerInput,
  trigger: among(TRIGGERS),
  /** In the Cleared Area, everybody’s (R21). */
  structures: shape({ camp: optionalFlag, outpost: optionalFlag, watchtower: optionalFlag }),
  threshold: number({ max: LIMITS.threshold }),
  valorSpent: count(TRACKS.valor.max),
  /** Dinos from the supply, and how many from Dangerous spaces. */
  card: shape({ dinos: dinoCountOrNone(), dangerous: count(LIMITS.dangerous) }),
  /** On Dangerous spaces of adjacent hexes. */
  dangerousDinos: dinoCountOrNone(ANY_NUMBER),
  /** Which of them come; null where there is nothing to choose. */
  dangerousChosen: maybe(dinoCount(ANY_NUMBER)),
  /** One the owner already has. */
  breach: maybe(breachInput),
  successReward: printed,
  failReward: printed,
});
export type DinoAttackInput = Read<typeof dinoAttackInput>;

export interface DinoAttackResult {
  readonly defenseValue: number;
  readonly success: boolean;
  /** The owner's Breach afterwards: an old one survives a success. */
  readonly breach: Breach | null;
  /** Dinos to take off the Map. */
  readonly fromMap: DinoCount;
  readonly deltas: Deltas;
}

/** What each structure in the Cleared Area is worth, p. 21. */
export const DEFENSE = { camp: 1, outpost: 1, watchtower: 2 } as const;

/** A Dino Attack on the owner of the Camp or Outpost that was used, p. 21. */
function resolveDinoAttack(input: DinoAttackInput): Ruling<DinoAttackResult> {
  const { owner, threshold, valorSpent } = input;
  const target = targetOf(input);
  if (!input.structures[target])
    return err(
      refuse('not-allowed', `structures.${target}`, 'refusal.noStructure', {
        structure: say(`structure.${target}`),
      }),
    );
  if (valorSpent > owner.valor)
    return err(
      refuse('not-affordable', 'valorSpent', 'refusal.valor', { valor: amount('valor', owner.valor) }),
    );

  const books = openBooks();
  openAccounts(books, owner);
  const defenseValue = defend(books, input);
  const success = defenseValue >= threshold;
  const params = { player: nameOf(owner.id), value: defenseValue, threshold };
  if (success) {
    books.tellAs({ part: 'attack-verdict', of: owner.id }, 'attack', 'attack.holds', params);
    reward(books, 'attack.successReward', owner.id, input.successReward);
    return ok({
      figures: {
        defenseValue,
        success,
        breach: input.breach,
        fromMap: NO_DINOS,
        deltas: books.ledger.deltas(),
      },
      explanation: books.ledger.steps,
    });
  }
  const fault = checkChosen(input);
  if (fault) return err(fault);
  books.tellAs({ part: 'attack-verdict', of: owner.id }, 'attack', 'attack.fails', params);
  reward(books, 'attack.failReward', owner.id, input.failReward);
  if (input.breach) sweepAway(books, owner.id, input.breach);
  const fromMap = comingFromMap(input);
  const breach: Breach = { at: target, dinos: addDinos(input.card.dinos, fromMap) };
  books.tellAs({ part: 'attack-breach', of: owner.id }, 'breach', 'attack.breach', {
    player: nameOf(owner.id),
    structure: say(`structure.${target}`),
    dinos: countedDinos(breach.dinos),
  });
  return ok({
    figures: { defenseValue, success, breach, fromMap, deltas: books.ledger.deltas() },
    explanation: books.ledger.steps,
  });
}

export const dinoAttack = procedure({ input: dinoAttackInput, resolve: resolveDinoAttack });

function targetOf({ trigger }: DinoAttackInput): Breach['at'] {
  return trigger === 'adventure' ? 'camp' : 'outpost';
}

/** Structures and spent Valor, which is gone either way (R24). */
function defend({ tellAs }: Books, { owner, structures, valorSpent }: DinoAttackInput): number {
  const built =
    (structures.camp ? DEFENSE.camp : 0) +
    (structures.outpost ? DEFENSE.outpost : 0) +
    (structures.watchtower ? DEFENSE.watchtower : 0);
  const perValor = 1 + perkEffect(owner.perks, 'defensePerValor');
  tellAs({ part: 'attack-structures', of: owner.id }, 'attack', 'attack.structures', { value: built });
  if (valorSpent > 0)
    tellAs(
      { part: 'attack-valor', of: owner.id },
      'attack',
      perValor > 1 ? 'attack.valorDefender' : 'attack.valor',
      { player: nameOf(owner.id), valor: amount('valor', valorSpent), value: valorSpent * perValor },
      changesOf(owner.id, [['valor', -valorSpent]]),
    );
  return built + valorSpent * perValor;
}

function reward(
  { tell }: Books,
  key: 'attack.successReward' | 'attack.failReward',
  owner: string,
  gains: Changes,
): void {
  if (gains.length > 0)
    tell('attack', key, { player: nameOf(owner), gains: countedAssets(gains) }, changesOf(owner, gains));
}

/** A new Breach ends an older one: 1 Follower for each Dino on it (R23). */
function sweepAway({ tellAs }: Books, owner: string, { dinos }: Breach): void {
  const lost = allDinos(dinos);
  tellAs(
    { part: 'attack-swept-away', of: owner },
    'breach',
    'attack.sweptAway',
    { player: nameOf(owner), dinos: countedDinos(dinos), followers: amount('followers', lost) },
    changesOf(owner, [['followers', -lost]]),
  );
}

/** As many as the card shows, or as many as there are. */
function dangerousDue({ card, dangerousDinos }: DinoAttackInput): number {
  return Math.min(card.dangerous, allDinos(dangerousDinos));
}

function comingFromMap(input: DinoAttackInput): DinoCount {
  if (input.dangerousChosen) return input.dangerousChosen;
  return dangerousDue(input) === 0 ? NO_DINOS : input.dangerousDinos;
}

function checkChosen(input: DinoAttackInput): Refusal | null {
  const { dangerousDinos, dangerousChosen } = input;
  const due = dangerousDue(input);
  if (!dangerousChosen)
    return due === 0 || due === allDinos(dangerousDinos)
      ? null
      : refuse('invalid-input', 'dangerousChosen', 'refusal.chooseDangerous', {
          dinos: amount('dinos', due),
        });
  const missing = beyond(dangerousChosen, dangerousDinos);
  if (missing)
    return refuse('not-allowed', `dangerousChosen.${missing}`, 'refusal.notDangerous', {
      dino: say(`dino.${missing}`),
    });
  return allDinos(dangerousChosen) === due
    ? null
    : refuse('not-allowed', 'dangerousChosen', 'refusal.chooseDangerous', { dinos: amount('dinos', due) });
}
