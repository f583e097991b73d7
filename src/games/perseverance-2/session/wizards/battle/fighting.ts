import type { Explanation, Phrase } from '@/engine';
import type { DinoCount } from '../../../rules/dinos';
import { say } from '../../../say';
import type { Command } from '../../command';
import { decide } from '../../decide/decide';
import type { Fight } from '../../outsideCommands';
import type { State } from '../../state';
import { reasonAgainst } from '../reasonAgainst';
import type { FightDraft, FightSaid } from './fightDraft';
import { fightOf } from './proposeFight';

/** A fight that is being walked through, on the Map or against a Breach. */
export interface Fighting<Draft extends FightDraft> {
  readonly state: State;
  readonly draft: Draft;
  readonly dinos: DinoCount;
  command(fight: Fight): Command;
}

export function fightIn<Draft extends FightDraft>({ state, draft, dinos }: Fighting<Draft>): Fight {
  return fightOf(state, draft.player, dinos, draft.fight);
}

/** What the rules say about this fight, if they allow it. */
export function explained<Draft extends FightDraft>(
  { state, command }: Fighting<Draft>,
  fight: Fight,
): Explanation {
  const decision = decide(state, command(fight), { pick: () => 0 });
  return decision.ok ? decision.value.flatMap(({ why }) => why ?? []) : [];
}

export function saying<Draft extends FightDraft>(
  { draft }: Fighting<Draft>,
  said: Partial<FightSaid>,
): Draft {
  return { ...draft, fight: { ...draft.fight, ...said } };
}

export function missingIn(state: State, command: Command): { readonly missing?: Phrase } {
  const { reason } = reasonAgainst(state, command);
  return reason ? { missing: reason } : {};
}

export const FIGHTERS = ['light', 'heavy', 'leader'] as const;

const NAMES = { light: 'asset.lightSoldier', heavy: 'asset.heavySoldier', leader: 'figure.leader' } as const;

export function fighterName(fighter: (typeof FIGHTERS)[number]): Phrase {
  return say(NAMES[fighter]);
}
