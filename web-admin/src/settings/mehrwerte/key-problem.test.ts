import { keyProblemOf } from './key-problem.js';

describe('the key of an option', () => {
  const options = ['a', ' a ', '', 'b'].map((key) => ({ key }));

  it.each([
    [0, 'Jeder Schlüssel darf nur einmal vorkommen.'],
    [1, 'Jeder Schlüssel darf nur einmal vorkommen.'],
    [2, 'Jeder Mehrwert braucht einen Schlüssel.'],
    [3, undefined],
    [4, undefined],
  ])('number %i is marked with %j', (index, message) => {
    expect(keyProblemOf(options, index)).toBe(message);
  });
});
