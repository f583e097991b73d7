import type { Ask, Count } from '@/engine';
import { hasEffect } from '../../perks';
import { injuriesBy } from './damage';
import { say } from '../../say';
import { SOLDIERS, type Soldier } from '../../terms';
import type { Fight } from '../adventure/commands';
import { seatOf } from '../../session/records';
import { asGiven } from './asGiven';
import { FIGHTERS, fighterName, whyNot, type Fighting } from './fighting';
import { mostHits, packed, proposeHits } from './proposeFight';

type Fighter = (typeof FIGHTERS)[number];

const STEP = 'injuries';

/** Who takes the Injuries, and who is healed for Valor: one page. */
export function askInjuries(ask: Ask, fighting: Fighting, fight: Fight): Fight {
  const { state, player } = fighting;
  const { committed, dinos } = fight;
  const due = injuriesBy(dinos);
  if (due === 0) return fight;
  const { perks, valor } = seatOf(state, player);
  const most = mostHits(committed);
  const proposed = proposeHits(committed, due);
  const able = FIGHTERS.filter((piece) => most[piece] > 0).map((piece): Count<`hit:${Fighter}`> => ({
    id: `hit:${piece}`,
    group: say('session.battle.toAllot', { count: due }),
    label: fighterName(piece),
    note: say(`session.battle.hit.${piece}`),
    value: proposed[piece],
    track: { min: 0, max: most[piece] },
    per: player,
    set: 'hits',
  }));
  // Pieces of one kind take them all: only who is saved is left to ask.
  const isOpen = able.length > 1;
  const hit = isOpen ? asGiven(ask, STEP, able) : able;
  const hitsOn = (piece: Fighter) => hit.find(({ id }) => id === `hit:${piece}`)?.value ?? 0;
  const hits = { light: hitsOn('light'), heavy: hitsOn('heavy'), leader: hitsOn('leader') };
  const healable = {
    light: hits.light,
    heavy: hasEffect(perks, 'heavyMedicine') ? packed(hits.heavy).length : 0,
  };
  const heal = SOLDIERS.filter((kind) => valor > 0 && healable[kind] > 0).flatMap((kind) =>
    asGiven(ask, STEP, [
      {
        id: `heal:${kind}` as const,
        group: say('session.battle.heal', { count: valor }),
        label: fighterName(kind),
        note: say(kind === 'light' ? 'session.battle.healLight' : 'session.battle.healHeavy'),
        value: 0,
        track: { min: 0, max: healable[kind] },
        per: player,
      },
    ]),
  );
  const asked = [...(isOpen ? hit : []), ...heal];
  if (asked.length === 0) return fight;
  const after = (counts: Readonly<Partial<Record<`heal:${Soldier}`, number>>>): Fight => ({
    ...fight,
    injuries: { light: hits.light, heavy: packed(hits.heavy), leader: hits.leader },
    cancel: { light: counts['heal:light'] ?? 0, heavy: counts['heal:heavy'] ?? 0 },
  });
  return after(
    ask.count({
      id: STEP,
      title: say('session.battle.whoIsHit'),
      help: say('session.battle.injuriesHelp'),
      figures: asked,
      missing: (counts) => whyNot(fighting, after(counts)),
    }),
  );
}
