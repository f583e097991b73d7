import { read, unwrap } from '@/engine';
import { dinoAttackInput } from '@/games/perseverance-2/moments/dinoAttack/rule';
import { DINOS } from '@/games/perseverance-2/terms';
import { play } from '../../session/playing';
import { allowed, anaWith, expectFigures, openWizard, withArea, withBreach } from '../combat/battlefield';

describe('golden Dino Attacks, in the wizard', () => {
  test.each(allowed('dino-attack'))('%s', (_name, input, wanted) => {
    const asked = unwrap(read(input, dinoAttackInput));
    const { structures, trigger, breach, card, dangerousDinos } = asked;
    const built = withArea(anaWith(asked.owner), {
      camp: structures.camp ? 'ana' : null,
      outpost: structures.outpost ? { owner: 'ana', tile: 'crash-site' } : null,
      watchtower: structures.watchtower ? 'bo' : null,
    });
    const before = breach ? withBreach(built, 'ana', breach) : built;
    const finger = openWizard(before, 'dinoAttack')
      .choose(`1:${trigger === 'adventure' ? 'camp' : 'outpost'}`)
      .set({ threshold: asked.threshold, valor: asked.valorSpent })
      .next();
    const result = finger.here();
    const sum = result.kind === 'result' ? result.lines.find(({ id }) => id === 'sum') : undefined;
    expect(sum?.figure).toBe(`${wanted.defenseValue as number} : ${asked.threshold}`);
    finger.next();
    const gains = Object.fromEntries(wanted.success ? asked.successReward : asked.failReward);
    if (wanted.success) finger.set(gains).next();
    else {
      finger.set({
        ...Object.fromEntries(DINOS.map((dino) => [`card:${dino}`, card.dinos[dino]])),
        dangerous: card.dangerous,
      });
      finger.next();
      if (card.dangerous > 0)
        finger
          .set(Object.fromEntries(DINOS.map((dino) => [`standing:${dino}`, dangerousDinos[dino]])))
          .next();
      finger.set(gains).toReview();
    }
    const after = play(before, finger.save());
    expectFigures(before, after, wanted);
    const left = after.players.ana?.breach;
    expect(left ? { at: left.at, dinos: left.dinos } : null).toEqual(wanted.breach);
  });
});

describe('golden cases that the wizard never lets happen', () => {
  test('dino-attack-too-little-valor: no more Valor than there is', () => {
    const state = withArea(anaWith({ valor: 1 }), { camp: 'ana' });
    expect(openWizard(state, 'dinoAttack').choose('1:camp').figure('valor').track.max).toBe(1);
  });
});
