import { newAccount, type Account } from '@kontor/domain/account/account';
import { recommend, typedValue } from './recommendation.js';

function account(id: number, grundpreis: number, perItem: number, excluded = false): Account {
  return {
    ...newAccount({}, `Paket ${id}`),
    id,
    sortIndex: id,
    disabledForVergleich: excluded,
    calcSettings: { grundpreis, elements: { items: perItem }, freiposten: {}, summeFix: 0 },
  };
}

const accounts = { '1': account(1, 1000, 50), '2': account(2, 2000, 10), '3': account(3, 1, 0, true) };

test('few items: the small package is cheapest, the other one costs more', () => {
  const found = recommend(accounts, { items: 0 });
  expect(found?.cheapest.map(({ id }) => id)).toEqual([1]);
  expect(found?.price).toBe(1000);
  expect(found?.next).toEqual({ account: accounts['2'], more: 1000 });
});

test('many items: the big package is cheapest', () => {
  expect(recommend(accounts, { items: 100 })).toMatchObject({
    cheapest: [{ id: 2 }],
    price: 3000,
    next: { more: 3000 },
  });
});

test('one package has no alternative, and none has no recommendation', () => {
  expect(recommend({ '1': accounts['1'] }, {})?.next).toBeUndefined();
  expect(recommend({ '3': accounts['3'] }, {})).toBeUndefined();
});

test('a draw names every cheapest package, and what the next one costs more', () => {
  const drawn = { '1': account(1, 500, 0), '2': account(2, 500, 0), '3': account(3, 900, 0), '4': account(4, 500, 0) };
  const found = recommend(drawn, {});
  expect(found?.cheapest.map(({ id }) => id)).toEqual([1, 2, 4]);
  expect(found?.next).toMatchObject({ account: { id: 3 }, more: 400 });
});

test('packages of the same price are all the cheapest, but for one outside of the comparison', () => {
  const [small, same, outside] = [account(1, 1000, 50), account(2, 1500, 0), account(3, 1500, 0, true)];
  const cheapest = (items: number) => recommend({ '1': small, '2': same, '3': outside }, { items })?.cheapest ?? [];
  const cheap = [small, same, outside].map((one) => cheapest(10).includes(one));
  expect(cheap).toEqual([true, true, false]);
  expect(cheapest(9).includes(same)).toBe(false);
});

test('a typed number is limited to the range of its slider', () => {
  const ends = { minValue: 0, maxValue: 200 };
  expect(typedValue('120', ends)).toBe(120);
  expect(typedValue('1.000', ends)).toBe(200);
  expect(typedValue('', ends)).toBeUndefined();
  expect(typedValue('zehn', ends)).toBeUndefined();
});
