import type { AskedFigure, WizardStep } from '@/engine';
import { hasEffect } from '../../../perks';
import { injuriesBy } from '../../../rules/damage';
import { NO_DINOS } from '../../../rules/dinos';
import { say } from '../../../say';
import { SOLDIERS } from '../../../terms';
import type { Fight } from '../../outsideCommands';
import { seatOf } from '../../records';
import type { FightDraft } from './fightDraft';
import { FIGHTERS, fighterName, missingIn, saying, type Fighting } from './fighting';
import { mostHits } from './proposeFight';

/** Who takes the Injuries, and who is healed for Valor: one page. */
export function injuriesStep<Draft extends FightDraft>(
  fighting: Fighting<Draft>,
  fight: Fight,
): WizardStep<Draft> | null {
  const { state, draft, command } = fighting;
  const { committed, injuries, cancel, dinos } = fight;
  const due = injuriesBy(dinos);
  if (due === 0) return null;
  const { perks, valor } = seatOf(state, draft.player);
  const most = mostHits(committed);
  const hits = { ...injuries, heavy: injuries.heavy.reduce((sum, hit) => sum + hit, 0) };
  const hit: readonly AskedFigure<Draft>[] = FIGHTERS.filter((piece) => most[piece] > 0).map((piece) => ({
    id: `hit:${piece}`,
    group: say('session.battle.toAllot', { count: due }),
    label: fighterName(piece),
    note: say(`session.battle.hit.${piece}`),
    value: hits[piece],
    track: { min: 0, max: most[piece] },
    write: (to) => saying(fighting, { hits: { ...hits, [piece]: to } }),
  }));
  const healable = {
    light: injuries.light,
    heavy: hasEffect(perks, 'heavyMedicine') ? injuries.heavy.length : 0,
  };
  const heal: readonly AskedFigure<Draft>[] = SOLDIERS.filter((kind) => healable[kind] > 0).map((kind) => ({
    id: `heal:${kind}`,
    group: say('session.battle.heal', { count: valor }),
    label: fighterName(kind),
    note: say(kind === 'light' ? 'session.battle.healLight' : 'session.battle.healHeavy'),
    value: cancel[kind],
    track: { min: 0, max: healable[kind] },
    write: (to) => saying(fighting, { cancel: { ...cancel, [kind]: to } }),
  }));
  const trial = { ...fight, capture: NO_DINOS, release: NO_DINOS, wrangler: null };
  return {
    kind: 'figures',
    id: 'injuries',
    title: say('session.battle.whoIsHit'),
    help: say('session.battle.injuriesHelp'),
    figures: [...hit, ...heal],
    ...missingIn(state, command(trial)),
  };
}
