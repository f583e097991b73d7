import { draftShape, read, unwrap } from '@/engine';
import { perseverance2 } from '@/games/perseverance-2';
import { NO_DINOS } from '@/games/perseverance-2/moments/combat/dinos';
import type { Command } from '@/games/perseverance-2/session/command';
import { decideOn, play } from '../../session/playing';
import { anaWith, changed, openWizard, withArea, withBreach, withToppled } from './battlefield';

const keysOf = (lines: readonly { readonly id: string }[] = []) => lines.map(({ id }) => id);

describe('a plain Combat', () => {
  const ana = anaWith({ followers: 10, lightSoldier: 3, valor: 1 });

  test('two Dinos, three Soldiers and one capture take at most 14 taps', () => {
    const finger = openWizard(ana, 'combat')
      .choose('ana')
      .set({ 'dino:trampler': 1, 'dino:raptor': 1 })
      .next()
      .set({ light: 3 })
      .until('spoils')
      .set({ 'capture:trampler': 1 })
      .toReview();
    const after = play(ana, finger.save());
    expect(changed(ana, after)).toEqual({ followers: 1, lightSoldier: -1 });
    expect(after.players.ana).toMatchObject({
      enclosure: { trampler: 1, raptor: 0, shieldhead: 0 },
      toppled: { light: 2, heavy: 0, leader: false },
    });
    expect(finger.taps()).toBeLessThanOrEqual(14);
  });

  test('as few pieces as it takes are proposed, and the Leader last of all', () => {
    const proposed = (state: typeof ana, dinos: Readonly<Record<string, number>>) => {
      const finger = openWizard(state, 'combat').choose('ana').set(dinos).next();
      return ['light', 'heavy', 'leader'].map((piece) => finger.figure(piece).value);
    };
    expect(proposed(ana, { 'dino:raptor': 2 })).toEqual([2, 0, 0]);
    expect(proposed(ana, { 'dino:shieldhead': 2 })).toEqual([2, 0, 1]);
    const heavy = anaWith({ lightSoldier: 1, heavySoldier: 2 });
    expect(proposed(heavy, { 'dino:shieldhead': 1 })).toEqual([0, 1, 0]);
    expect(proposed(heavy, { 'dino:shieldhead': 2 })).toEqual([0, 2, 0]);
  });

  test('who is committed is asked from the beginning, and nothing can be saved without a Dino', () => {
    const finger = openWizard(ana, 'combat').choose('ana');
    expect(keysOf(finger.steps())).toEqual(expect.arrayContaining(['hex', 'party']));
    expect(keysOf(finger.steps())).not.toContain('spoils');
    expect(finger.here().missing?.key).toBe('refusal.noDinos');
  });

  test('pieces that fought this turn lie there and cannot be committed', () => {
    const tired = withToppled(ana, { light: 2, heavy: 0, leader: true });
    const page = openWizard(tired, 'combat').choose('ana').set({ 'dino:raptor': 2 }).next();
    expect(page.figure('light').track.max).toBe(1);
    expect(page.figure('leader').track.max).toBe(0);
    expect(page.here().missing).toMatchObject({ key: 'refusal.damage', params: { damage: 1, needed: 2 } });
  });

  test('the Leader takes the Injuries first, then Light Soldiers', () => {
    const page = openWizard(anaWith({ lightSoldier: 2, heavySoldier: 1 }), 'combat')
      .choose('ana')
      .set({ 'dino:raptor': 4 })
      .next()
      .set({ leader: 1, light: 1, heavy: 1 })
      .until('injuries');
    expect(['leader', 'light', 'heavy'].map((piece) => page.figure(`hit:${piece}`).value)).toEqual([2, 1, 1]);
  });

  test('one Area further costs 2 Glowberries, and the page says so when they are not there', () => {
    const page = openWizard(ana, 'combat').choose('ana').set({ 'dino:trampler': 1, reach: 1 });
    expect(page.here().missing?.key).toBe('refusal.optionPrice');
    const rich = anaWith({ lightSoldier: 1, glowberry: 2 });
    const finger = openWizard(rich, 'combat').choose('ana').set({ 'dino:trampler': 1, reach: 1 }).toReview();
    expect(changed(rich, play(rich, finger.save()))).toEqual({ followers: 1, glowberry: -2 });
  });

  test('a page further back can be changed: what no longer fits is computed again', () => {
    const finger = openWizard(ana, 'combat')
      .choose('ana')
      .set({ 'dino:raptor': 2 })
      .until('injuries')
      .set({ 'heal:light': 1 })
      .next()
      .set({ 'capture:raptor': 1 });
    while (finger.here().id !== 'hex') finger.back();
    finger.set({ 'dino:raptor': 0, 'dino:trampler': 2 }).toReview();
    expect(finger.steps().map(({ id }) => id)).not.toContain('injuries');
    expect(changed(ana, play(ana, finger.save()))).toEqual({ followers: 2 });
  });

  test('somebody else fights: another party, and nothing said for the first one', () => {
    const finger = openWizard(ana, 'combat').choose('bo').set({ 'dino:trampler': 1 }).toReview();
    const after = play(ana, finger.save());
    expect(after.players.bo?.toppled.light).toBe(1);
    expect(changed(ana, after)).toEqual({});
  });

  test('a total set by hand is one entry with the Combat', () => {
    const finger = openWizard(ana, 'combat').choose('ana').set({ 'dino:trampler': 1 }).toReview();
    const command = finger.byHand('asset.followers', 20).save();
    const decision = decideOn(ana, command);
    expect(decision.ok && decision.value.map(({ type }) => type)).toEqual(['fought', 'corrected']);
    expect(play(ana, command).players.ana?.followers).toBe(20);
    expect(play(ana, finger.byHand('asset.followers', null).save()).players.ana?.followers).toBe(11);
  });

  test('the page says what to do with the pieces, and ends with a Dino Attack', () => {
    const finger = openWizard(ana, 'combat')
      .choose('ana')
      .set({ 'dino:raptor': 2 })
      .until('spoils')
      .set({ 'capture:raptor': 1 })
      .toReview();
    expect(keysOf(finger.wrapUp()?.lines)).toEqual(['killed', 'captured', 'lost', 'attack']);
  });
});

describe('captures', () => {
  const catching = (player: Parameters<typeof anaWith>[0], capture: Readonly<Record<string, number>>) =>
    openWizard(anaWith({ lightSoldier: 5, ...player }), 'combat')
      .choose('ana')
      .set({ 'dino:trampler': 2, 'dino:raptor': 1 })
      .until('spoils')
      .set(capture);
  const raptors = (raptor: number) => ({ ...NO_DINOS, raptor });

  test('without Herder another species leaves the Enclosure, as the page proposes', () => {
    const page = catching({ enclosure: raptors(3) }, { 'capture:trampler': 1 });
    expect(page.figure('release:raptor').value).toBe(3);
    page.set({ 'release:raptor': 1 });
    expect(page.here().missing?.key).toBe('refusal.enclosureMixed');
    page.set({ 'release:raptor': 3 }).toReview();
    const line = page
      .review()
      .find(({ label }) => label.params?.dino && label.key === 'session.battle.in.enclosure');
    expect(line?.why.length).toBeGreaterThan(0);
    expect(keysOf(page.wrapUp()?.lines)).toContain('released');
  });

  test('a full Enclosure is refused with its reason, until room is made', () => {
    const page = catching({ enclosure: raptors(4) }, { 'capture:raptor': 1 });
    expect(page.here().missing).toMatchObject({ key: 'refusal.enclosureFull' });
    page.set({ 'release:raptor': 1 });
    expect(page.here().missing).toBeUndefined();
  });

  test('Herder mixes, Breeder makes room, Trapper captures two', () => {
    const mixed = catching({ perks: ['herder'], enclosure: raptors(3) }, { 'capture:trampler': 1 });
    expect(mixed.figure('release:raptor').value).toBe(0);
    expect(mixed.here().missing).toBeUndefined();
    const bred = catching({ perks: ['herder', 'breeder'], enclosure: raptors(8) }, { 'capture:raptor': 1 });
    expect(bred.here().missing).toBeUndefined();
    const both = { 'capture:trampler': 1, 'capture:raptor': 1 };
    expect(catching({ perks: ['herder'] }, both).here().missing?.key).toBe('refusal.captures');
    expect(catching({ perks: ['herder', 'trapper'] }, both).here().missing).toBeUndefined();
  });

  test('Wrangler is used by itself for one species and asks for two', () => {
    const one = catching({ perks: ['wrangler', 'skinner'] }, { 'capture:trampler': 1 }).toReview();
    const command = one.save();
    expect(command).toMatchObject({ fight: { wrangler: 'trampler' } });
    const two = catching(
      { perks: ['wrangler', 'herder', 'trapper'] },
      { 'capture:trampler': 1, 'capture:raptor': 1 },
    ).next();
    expect(two.here()).toMatchObject({ id: 'wrangler', missing: { key: 'perk.wrangler' } });
    expect(two.choose('raptor').toReview().save()).toMatchObject({ fight: { wrangler: 'raptor' } });
  });

  test('pieces of one kind take every Injury: only who is saved is asked, and nothing without Valor', () => {
    const fight = (valor: number) =>
      openWizard(anaWith({ lightSoldier: 2, valor }), 'combat')
        .choose('ana')
        .set({ 'dino:raptor': 1 })
        .next()
        .set({ light: 1, leader: 1 })
        .next()
        .set({ 'hit:leader': 1, 'hit:light': 0 })
        .back()
        // What was said about the Leader is gone with him.
        .set({ leader: 0 })
        .next();
    const saved = fight(1);
    const step = saved.here();
    expect(step.kind === 'figures' && step.figures.map(({ id }) => id)).toEqual(['heal:light']);
    expect(saved.toReview().save()).toMatchObject({ fight: { injuries: { light: 1, leader: 0 } } });
    expect(fight(0).here().id).toBe('spoils');
  });

  test('the Perk that rewards a kill is named beside the Dino', () => {
    const page = catching({ perks: ['warrior', 'skinner'] }, {});
    expect(page.figure('capture:raptor').note).toMatchObject({ key: 'session.battle.killedPerk' });
    expect(page.figure('capture:raptor').note?.params?.perk).toEqual({ key: 'perk.warrior' });
  });
});

describe('a Counterattack', () => {
  const strong = anaWith({ lightSoldier: 3, valor: 1 });
  const breached = withBreach(
    withBreach(strong, 'bo', { at: 'camp', dinos: { ...NO_DINOS, raptor: 1 } }, { followers: 2 }),
    'cy',
    { at: 'outpost', dinos: { ...NO_DINOS, trampler: 2 } },
  );

  test('every Breach is offered, and where the Staging Ground stands also with its bonus twice', () => {
    const offered = (state: typeof breached) => {
      const step = openWizard(state, 'counterattack').choose('ana').here();
      return keysOf(step.kind === 'choice' ? step.options : []);
    };
    expect(offered(breached)).toEqual(['bo:1', 'cy:1']);
    const staging = withArea(breached, { outpost: { owner: 'cy', tile: 'staging-ground' } });
    expect(offered(staging)).toEqual(['bo:1', 'bo:2', 'cy:1', 'cy:2']);
    const once = openWizard(staging, 'counterattack').choose('ana').choose('bo:1').toReview();
    expect(changed(staging, play(staging, once.save()))).toEqual({ followers: 3, lightSoldier: -1 });
    const twice = openWizard(staging, 'counterattack').choose('ana').choose('bo:2').toReview();
    const after = play(staging, twice.save());
    expect(changed(staging, after)).toEqual({ followers: 5, lightSoldier: -1 });
    expect(after.players.bo?.breach).toBeNull();
    expect(after.players.cy?.breach).not.toBeNull();
    // The tile was used: its owner is attacked next.
    expect(after.rallies).toEqual([expect.objectContaining({ area: 1, at: 'outpost' })]);
  });

  test('all Dinos are fought: without enough Damage the page says what is lacking (R20)', () => {
    const weak = withBreach(anaWith({}), 'bo', { at: 'camp', dinos: { ...NO_DINOS, raptor: 3 } });
    const page = openWizard(weak, 'counterattack').choose('ana').choose('bo:1');
    expect(page.here().missing).toMatchObject({ key: 'refusal.damage', params: { damage: 2, needed: 3 } });
  });

  test('a breached Staging Ground is no way to go', () => {
    const staging = withArea(breached, { outpost: { owner: 'cy', tile: 'staging-ground' } });
    const there = play(staging, {
      type: 'setPieces',
      player: 'cy',
      piece: 'breach',
      to: { at: 'outpost', dinos: { ...NO_DINOS, trampler: 2 }, area: 1, savior: {} },
    });
    expect(() => openWizard(there, 'counterattack').choose('ana').choose('bo:2')).toThrow('outpostBreached');
  });

  test('without any Breach there is nobody to fight', () => {
    expect(openWizard(strong, 'counterattack').choose('ana').here().missing?.key).toBe(
      'session.battle.noBreach',
    );
  });
});

describe('a Breach at the end of the turn', () => {
  const two = withBreach(anaWith({ followers: 1 }), 'ana', { at: 'camp', dinos: { ...NO_DINOS, raptor: 2 } });

  test('of one species nobody has to be chosen, and no more Followers are lost than there are', () => {
    const finger = openWizard(two, 'breachTurn');
    const step = finger.here();
    expect(step.kind === 'result' && step.lines[0]?.figure).toBe('−1');
    const after = play(two, finger.toReview().save());
    expect(changed(two, after)).toEqual({ followers: -1 });
    expect(after.players.ana?.breach).toMatchObject({ dinos: { ...NO_DINOS, raptor: 1 }, paid: true });
    expect(finger.taps()).toBeLessThanOrEqual(2);
  });

  test('it is paid once a turn: the second time the page says so', () => {
    const paid = play(two, openWizard(two, 'breachTurn').toReview().save());
    expect(openWizard(paid, 'breachTurn').here().missing?.key).toBe('session.refusal.breachPaid');
    expect(openWizard(paid, 'breachTurn').review()).toEqual([]);
  });

  test('it is about the player who still has to pay', () => {
    const bos = withBreach(anaWith({}), 'bo', { at: 'camp', dinos: { ...NO_DINOS, raptor: 1 } });
    expect(openWizard(bos, 'breachTurn').toReview().save()).toMatchObject({ player: 'bo' });
  });
});

describe('drafts of other versions', () => {
  test.each(['combat', 'counterattack', 'dinoAttack', 'breachTurn'])(
    '%s is begun from almost nothing',
    (id) => {
      // Two Camps: none of them is proposed.
      const state = withArea(anaWith({}), { id: 2, camp: 'ana' });
      const wizard = perseverance2.wizards.find((one) => one.id === id);
      const old = unwrap(read({ player: 'ana' }, draftShape));
      expect(wizard?.steps(state, old).length).toBeGreaterThan(0);
      const chosen = { who: 'zed', target: '9:camp', breach: 'zed:1', leaves: 'raptor' };
      for (const stored of [
        { player: 'zed', target: { area: 9, at: 'camp' }, of: 'zed' },
        { player: 'zed', chosen },
      ]) {
        const gone = unwrap(read(stored, draftShape));
        const command = wizard?.commit(state, gone);
        expect(command?.ok && decideOn(state, command.value as Command).ok).toBe(false);
        // What is no longer there counts as if nobody had said it.
        expect(command).toEqual(wizard?.commit(state, wizard.begin(state)));
      }
    },
  );
});
