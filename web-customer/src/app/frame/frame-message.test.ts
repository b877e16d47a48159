import { atMostEvery, parentToNotify } from './frame-message.js';

describe('who is notified', () => {
  const allowed = ['https://www.bank.example', 'https://bank.example:8443', 'https://alt.example:443'];

  it.each([
    ['https://www.bank.example', 'https://www.bank.example'],
    ['https://bank.example:8443', 'https://bank.example:8443'],
    ['https://alt.example', 'https://alt.example'],
    [undefined, undefined],
    ['', undefined],
    ['*', undefined],
    ['null', undefined],
    ['https://bank.example', undefined],
    ['http://www.bank.example', undefined],
    ['https://www.bank.example/', undefined],
    ['https://www.bank.example.evil.example', undefined],
  ])('%s: %s', (named, notified) => {
    expect(parentToNotify(named, allowed)).toBe(notified);
  });

  it('is nobody where the bank names no site', () => {
    expect(parentToNotify('https://www.bank.example', [])).toBeUndefined();
  });
});

describe('at most every 100 ms', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });
  afterEach(() => {
    jest.useRealTimers();
  });

  it('the first value is passed on at once, and then the latest of each pause', () => {
    const passed: number[] = [];
    const pass = atMostEvery(100, (value: number) => passed.push(value));
    pass(1);
    expect(passed).toEqual([1]);
    pass(2);
    pass(3);
    expect(passed).toEqual([1]);
    jest.advanceTimersByTime(100);
    expect(passed).toEqual([1, 3]);
    jest.advanceTimersByTime(1_000);
    pass(4);
    expect(passed).toEqual([1, 3, 4]);
  });

  it('a thousand values in a second are ten messages, and the last one is among them', () => {
    const passed: number[] = [];
    const pass = atMostEvery(100, (value: number) => passed.push(value));
    for (let value = 0; value < 999; value += 1) {
      pass(value);
      jest.advanceTimersByTime(1);
    }
    expect(passed).toHaveLength(10);
    jest.advanceTimersByTime(100);
    expect(passed.at(-1)).toBe(998);
  });
});
