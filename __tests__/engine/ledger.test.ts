import { openLedger, phrase } from '@/engine';

const open = () => openLedger(({ owner, asset, lost }) => ({ rule: phrase('bite', { owner, asset, lost }) }));
const rule = phrase('rule');

describe('the ledger of a procedure', () => {
  test('books what the track allows and says what it took', () => {
    const ledger = open();
    ledger.open('a', 'valor', 5, { min: 0, max: 6 });
    ledger.enter({ rule, deltas: [{ owner: 'a', asset: 'valor', by: 3 }] });
    expect(ledger.balance('a', 'valor')).toBe(6);
    expect(ledger.deltas()).toEqual({ a: { valor: 1 } });
    expect(ledger.steps.at(-1)?.rule).toEqual(phrase('bite', { owner: 'a', asset: 'valor', lost: 2 }));
  });

  test('a later payment does not bring lost points back', () => {
    const ledger = open();
    ledger.open('a', 'valor', 6, { min: 0, max: 6 });
    for (const by of [2, -1]) ledger.enter({ rule, deltas: [{ owner: 'a', asset: 'valor', by }] });
    expect(ledger.deltas()).toEqual({ a: { valor: -1 } });
  });

  test('an asset without an account has no limits', () => {
    const ledger = open();
    ledger.enter({ rule, deltas: [{ owner: '__proto__', asset: 'votes', by: 40 }] });
    expect(Object.entries(ledger.deltas())).toEqual([['__proto__', { votes: 40 }]]);
  });

  test('the changes of one phase can be separated from the rest', () => {
    const ledger = open();
    ledger.enter({ rule, deltas: [{ owner: 'a', asset: 'food', by: 1 }] });
    const from = ledger.steps.length;
    ledger.enter({ rule, deltas: [{ owner: 'a', asset: 'food', by: 2 }] });
    expect([ledger.deltas(from), ledger.deltas()]).toEqual([{ a: { food: 2 } }, { a: { food: 3 } }]);
  });
});
