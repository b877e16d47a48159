import { chartSize, weekBar } from './week-bars.js';

describe('the bar of a week', () => {
  it.each([
    [0, 1, { x: 306, width: 28 }],
    [0, 2, { x: 146, width: 28 }],
    [1, 2, { x: 466, width: 28 }],
    [0, 40, { x: 1, width: 14 }],
    [39, 40, { x: 625, width: 14 }],
  ])('%d of %d is %j', (index, weeks, place) => {
    expect(weekBar(index, weeks)).toEqual(place);
  });

  it('can be seen in the longest period', () => {
    expect(weekBar(0, chartSize.width).width).toBe(1);
  });
});
