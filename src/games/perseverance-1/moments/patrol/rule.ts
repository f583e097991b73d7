import { err, ok, procedure, type Deltas, type Refusal, type Ruling } from '@/engine';
import { rulesOf } from '../../editions';
import { TRACKS } from '../../pieces';
import { amount, assetName, nameOf } from '../../say';
import { change, openBooks } from '../../rules/books';
import { CHALLENGE_CARDS, choicesOf, isLight, type CardId, type Gains } from './challengeCards';
import type { Step } from '../../rules/parts';
import { patrolInput, type PatrolInput } from './ruleInput';
import { refuse } from '../../rules/refuse';

interface PatrolResult {
  readonly deltas: Deltas;
}

/** Rewards of one Patrol stage, p. 13; the Threat checks are `threat`. */
export const patrol = procedure({ input: patrolInput, resolve: resolvePatrol });

function resolvePatrol(input: PatrolInput): Ruling<PatrolResult> {
  const fault = checkPatrol(input);
  if (fault) return err(fault);

  const { player, stageRewards, kept } = input;
  const { ledger, rules, tell } = openBooks(input.edition);
  ledger.open(player.id, 'safeguard', player.safeguard, TRACKS.safeguard);
  ledger.open(player.id, 'valor', player.valor, TRACKS.valor);
  const name = nameOf(player.id);
  const id: Step = { part: 'patrol', of: player.id };

  for (const [asset, by] of stageRewards)
    if (by > 0)
      tell('patrol', id, 'patrol.stage', { player: name, by, asset: assetName(rules, asset) }, [
        change(player.id, asset, by),
      ]);
  for (const { card, choice } of kept)
    for (const [asset, by] of gainsOf(card, choice))
      tell('patrol', id, 'patrol.card', { player: name, card, by, asset: assetName(rules, asset) }, [
        change(player.id, asset, by),
      ]);
  if (ledger.steps.length === 0)
    tell('patrol', { part: 'patrol-nothing', of: player.id }, 'patrol.nothing', { player: name });
  return ok({ figures: { deltas: ledger.deltas() }, explanation: ledger.steps });
}

function gainsOf(card: CardId, choice: string | null): Gains {
  const chosen = choice === null ? undefined : choicesOf(card)[choice];
  return [...CHALLENGE_CARDS[card].gives, ...(chosen ?? [])];
}

function checkPatrol({ edition, soldiers, challengeLimit, drawn, kept }: PatrolInput): Refusal | null {
  const { patrolLimit, mustKeepCards } = rulesOf(edition);
  const army = soldiers.light + soldiers.heavy;
  if (army === 0) return refuse('no-soldiers', 'soldiers', 'refusal.emptyPatrol');
  if (army > patrolLimit)
    return refuse('out-of-range', 'soldiers', 'refusal.patrolLimit', { max: patrolLimit });
  const light = drawn.filter(isLight).length;
  const due = challengeLimit > 0 ? soldiers : { light: 0, heavy: 0 };
  if (light !== due.light || drawn.length - light !== due.heavy)
    return refuse('wrong-draw', 'drawn', 'refusal.wrongDraw', {
      light: amount('cards', due.light),
      heavy: amount('cards', due.heavy),
    });
  const stranger = kept.findIndex(({ card }) => !drawn.includes(card));
  if (stranger >= 0)
    return refuse('not-drawn', `kept[${stranger}].card`, 'refusal.notDrawn', {
      card: kept[stranger]?.card ?? '',
    });
  if (kept.length > challengeLimit)
    return refuse('too-many-picks', 'kept', 'refusal.tooManyCards', {
      cards: amount('cards', challengeLimit),
    });
  const least = mustKeepCards ? Math.min(challengeLimit, drawn.length) : 0;
  return kept.length < least
    ? refuse('must-choose', 'kept', 'refusal.mustKeep', { cards: amount('cards', least) })
    : null;
}
