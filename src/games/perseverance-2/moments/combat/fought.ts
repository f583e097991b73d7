import { stepsOf, type Ask, type ExplainStep, type ResultLine } from '@/engine';
import { hasEffect } from '../../perks';
import { damageBy, damageNeeded, injuriesBy, STRENGTH } from './damage';
import { dinosBy, speciesIn } from './dinos';
import type { Part } from '../../rules/parts';
import { amount, say } from '../../say';
import type { Fight } from '../adventure/commands';
import { seatOf } from '../../session/records';
import { explained, FIGHTERS, fighterName, type Fighting } from './fighting';

/** Damage piece by piece, what each species needs, and the Injuries that follow. */
export function tellFought(ask: Ask, fighting: Fighting, fight: Fight): void {
  const { state, player } = fighting;
  const { committed, dinos } = fight;
  const { perks } = seatOf(state, player);
  const why = explained(fighting, fight);
  const whyOf = (...part: readonly Part[]) => stepsOf(why, { part });
  const damage = damageBy(committed);
  const needed = damageNeeded(dinos, perks);
  const dealt: readonly ResultLine[] = FIGHTERS.filter((piece) => Number(committed[piece]) > 0).map(
    (piece) => ({
      id: piece,
      icon: piece,
      group: say('session.battle.damage'),
      label: fighterName(piece),
      note: say('session.battle.each', { count: Number(committed[piece]), each: STRENGTH[piece] }),
      figure: `${Number(committed[piece]) * STRENGTH[piece]}`,
      why: whyOf('combat-damage'),
    }),
  );
  const free = dinos.trampler > 0 && hasEffect(perks, 'freeTramplers');
  const taken: readonly ResultLine[] = speciesIn(dinos).map((dino) => ({
    id: dino,
    icon: dino,
    group: say('session.battle.needed'),
    label: amount(dino, dinos[dino]),
    ...(free && dino === 'trampler' && { note: say('perk.trampler-expert') }),
    figure: `${damageNeeded(
      dinosBy((one) => (one === dino ? dinos[dino] : 0)),
      perks,
    )}`,
    why: dino === 'trampler' ? whyOf('combat-damage', 'combat-free-trampler') : whyOf('combat-damage'),
  }));
  const injuries = injuriesBy(dinos);
  ask.tell({
    id: 'fought',
    title: say('session.battle.fought'),
    help: say('session.battle.foughtHelp'),
    lines: [
      ...dealt,
      ...taken,
      {
        id: 'sum',
        icon: 'combat',
        group: say('session.battle.sum'),
        label: say('session.battle.enough'),
        note: say('session.battle.against', { damage, needed }),
        figure: `${damage} : ${needed}`,
        why,
      },
      {
        id: 'injuries',
        icon: 'skull',
        group: say('session.battle.sum'),
        label: say('session.battle.injuries'),
        figure: `${injuries}`,
        why: injuries > 0 ? whyOf('combat-injuries') : [noInjury()],
      },
    ],
  });
}

function noInjury(): ExplainStep {
  return { rule: say('session.battle.noInjury'), source: 'Episode 2: 23' };
}
