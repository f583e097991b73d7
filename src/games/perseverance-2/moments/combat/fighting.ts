import { DRY_RUN, type Explanation, type Phrase } from '@/engine';
import type { DinoCount } from './dinos';
import { say } from '../../say';
import type { Command } from '../../session/command';
import { decide } from '../../session/decide/decide';
import type { Fight } from '../adventure/commands';
import type { State } from '../../session/state';
import { reasonAgainst } from '../../session/wizards/reasonAgainst';

/** A fight on the Map or against a Breach. */
export interface Fighting {
  readonly state: State;
  readonly player: string;
  readonly dinos: DinoCount;
  command(fight: Fight): Command;
}

/** What the rules say about this fight, if they allow it. */
export function explained({ state, command }: Fighting, fight: Fight): Explanation {
  const decision = decide(state, command(fight), DRY_RUN);
  return decision.ok ? decision.value.flatMap(({ why }) => why ?? []) : [];
}

export function whyNot({ state, command }: Fighting, fight: Fight): Phrase | undefined {
  return reasonAgainst(state, command(fight)).reason;
}

export const FIGHTERS = ['light', 'heavy', 'leader'] as const;

const NAMES = { light: 'asset.lightSoldier', heavy: 'asset.heavySoldier', leader: 'figure.leader' } as const;

export function fighterName(fighter: (typeof FIGHTERS)[number]): Phrase {
  return say(NAMES[fighter]);
}
