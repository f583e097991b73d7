import { read, unwrap } from '@/engine';
import { breachTurnInput } from '@/games/perseverance-2/moments/combat/breachTurn';
import { combatInput } from '@/games/perseverance-2/moments/combat/rule';
import type { State } from '@/games/perseverance-2/session/state';
import { DINOS, SOLDIERS } from '@/games/perseverance-2/terms';
import { play } from '../../session/playing';
import { allowed, anaWith, expectFigures, openWizard, withBreach, withToppled } from './battlefield';

describe('golden Combats and Counterattacks, in the wizard', () => {
  test.each(allowed('combat'))('%s', (_name, input, wanted) => {
    const asked = unwrap(read(input, combatInput));
    const { player, ready, committed, injuries, cancel, capture, wrangler, kind } = asked;
    const alone = anaWith(player);
    const lying = ready ?? { light: player.lightSoldier, heavy: player.heavySoldier, leader: true };
    const standing = withToppled(alone, {
      light: player.lightSoldier - lying.light,
      heavy: player.heavySoldier - lying.heavy,
      leader: !lying.leader,
    });
    const counter = kind === 'counterattack';
    const savior = Object.fromEntries(asked.saviorBonus);
    const before = counter
      ? withBreach(standing, 'bo', { at: 'camp', dinos: asked.dinos }, savior)
      : standing;

    const finger = openWizard(before, kind === 'adventure' ? 'combat' : 'counterattack').choose('ana');
    if (counter) finger.choose(`bo:${asked.saviorTimes}`);
    else finger.set(Object.fromEntries(DINOS.map((dino) => [`dino:${dino}`, asked.dinos[dino]]))).next();
    finger.set({ light: committed.light, heavy: committed.heavy, leader: committed.leader ? 1 : 0 }).next();

    const told = finger.steps().find(({ id }) => id === 'fought');
    const lines = told?.kind === 'result' ? told.lines : [];
    expect(lines.find(({ id }) => id === 'sum')?.figure).toBe(
      `${wanted.damage as number} : ${wanted.needed as number}`,
    );
    expect(lines.find(({ id }) => id === 'injuries')?.figure).toBe(`${wanted.injuries as number}`);
    for (const { why } of lines) expect(why?.length).toBeGreaterThan(0);

    if (finger.here().id === 'injuries') {
      const hits = {
        light: injuries.light,
        heavy: injuries.heavy.reduce((sum, hit) => sum + hit, 0),
        leader: injuries.leader,
      };
      const asks = (id: string) => {
        const step = finger.here();
        return step.kind === 'figures' && step.figures.some((figure) => figure.id === id);
      };
      for (const [piece, many] of Object.entries(hits))
        if (asks(`hit:${piece}`)) finger.set({ [`hit:${piece}`]: many });
      for (const soldier of SOLDIERS)
        if (cancel[soldier] > 0) finger.set({ [`heal:${soldier}`]: cancel[soldier] });
      finger.next();
    }
    // What is left to say comes before the sums.
    expect(finger.steps().at(-1)?.id).toBe('fought');
    for (const dino of DINOS) if (capture[dino] > 0) finger.set({ [`capture:${dino}`]: capture[dino] });
    finger.next();
    if (finger.steps().some(({ id }) => id === 'wrangler')) finger.choose(wrangler ?? '');

    const review = finger.toReview().review();
    const after = play(before, finger.save());
    expectFigures(before, after, wanted);
    expect(after.players.ana?.enclosure).toEqual(wanted.enclosure);
    const toppled = wanted.toppled as { light: number; heavy: number; leader: boolean };
    expect(after.players.ana?.toppled).toEqual({
      light: player.lightSoldier - lying.light + toppled.light,
      heavy: player.heavySoldier - lying.heavy + toppled.heavy,
      leader: !lying.leader || toppled.leader,
    });
    expect(after.players.bo?.breach).toBeNull();
    // The review shows every number that changes, each with its reasons.
    for (const [asset, by] of Object.entries(wanted.deltas.ana ?? {})) {
      const line = review.find(({ player: id, label }) => id === 'ana' && label.key === `asset.${asset}`);
      expect(line?.change).toBe(by);
      expect(line?.why.length).toBeGreaterThan(0);
    }
  });
});

describe('golden Breaches at the end of a turn, in the wizard', () => {
  test.each(allowed('breach-turn'))('%s', (_name, input, wanted) => {
    const { player, breach, remove } = unwrap(read(input, breachTurnInput));
    if (!breach) throw new Error('without a Breach there is nothing to settle');
    const before = withBreach(anaWith(player), 'ana', breach);
    const finger = openWizard(before, 'breachTurn');
    if (remove) finger.choose(remove);
    const after = play(before, finger.toReview().save());
    expectFigures(before, after, wanted);
    const left = after.players.ana?.breach;
    expect(left && { at: left.at, dinos: left.dinos }).toEqual(wanted.breach);
  });
});

describe('golden cases that the wizard never lets happen', () => {
  const fight = (
    state: State,
    dinos: Readonly<Record<string, number>>,
    party: Readonly<Record<string, number>>,
  ) =>
    openWizard(state, 'combat')
      .choose('ana')
      .set(Object.fromEntries(Object.entries(dinos).map(([dino, many]) => [`dino:${dino}`, many])))
      .next()
      .set(party)
      .next();

  test('combat-one-capture-only: the page stops at one Dino', () => {
    const page = fight(anaWith({ lightSoldier: 2 }), { trampler: 2 }, { light: 2 });
    expect(page.figure('capture:trampler').track.max).toBe(1);
  });

  test('combat-injuries-must-all-be-allocated: the page waits, and says for what', () => {
    const state = anaWith({ lightSoldier: 2, heavySoldier: 1 });
    const page = fight(state, { raptor: 3 }, { leader: 0, light: 1, heavy: 1 });
    page.set({ 'hit:light': 1, 'hit:heavy': 1 });
    expect(page.here().missing).toMatchObject({ key: 'refusal.injuries', params: { due: 3, allocated: 2 } });
    expect(() => page.next()).toThrow('refusal.injuries');
  });

  test('combat-heavy-needs-medic: without the Perk nobody can be healed', () => {
    const page = fight(anaWith({ valor: 3, heavySoldier: 1 }), { raptor: 1 }, { heavy: 1 });
    // One piece, which cannot be healed: nobody is asked who is hit.
    expect(page.steps().map(({ id }) => id)).not.toContain('injuries');
    expect(play(anaWith({ valor: 3, heavySoldier: 1 }), page.toReview().save()).players.ana).toMatchObject({
      heavySoldier: 0,
      valor: 3,
    });
    const trained = fight(
      anaWith({ valor: 3, heavySoldier: 1, perks: ['medic-training'] }),
      { raptor: 1 },
      { heavy: 1 },
    );
    expect(trained.figure('heal:heavy').track.max).toBe(1);
  });

  test('two Light Soldiers cannot be healed with 1 Valor', () => {
    const page = fight(anaWith({ valor: 1, lightSoldier: 2 }), { raptor: 2 }, { light: 2 });
    page.set({ 'heal:light': 2 });
    expect(page.here().missing?.key).toBe('refusal.valor');
    page.set({ 'heal:light': 1 }).next();
  });
});
