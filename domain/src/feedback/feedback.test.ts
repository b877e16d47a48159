import fc from 'fast-check';
import {
  feedbackBox,
  feedbackSummary,
  feedbackRefusal,
  ratingAfterClick,
  ratingAfterDoubleClick,
  ratingText,
  starsOf,
} from './feedback.js';
import { feedbackSchema } from './feedback.schema.js';

const subject = {
  firstPersonStatus: 'successful',
  mainStatus: 310,
  feedbackRating: null,
  feedbackComment: null,
  activateFeedback: true,
};

describe('feedback box', () => {
  it.each([
    [{}, true, true],
    [{ mainStatus: 399 }, true, true],
    [{ mainStatus: 400 }, false, false],
    [{ mainStatus: 430 }, false, false],
    [{ firstPersonStatus: 'pending' }, false, false],
    [{ firstPersonStatus: 'information_completed' }, false, false],
    [{ activateFeedback: false }, true, false],
    [{ feedbackRating: 1 }, true, false],
    [{ feedbackRating: 0, feedbackComment: '' }, true, true],
    [{ feedbackComment: 'Gut' }, true, false],
    [{ feedbackComment: ' ' }, true, true],
  ])('with %j is shown %s, open %s', (change, shown, open) => {
    expect(feedbackBox({ ...subject, ...change })).toEqual({ shown, open });
  });

  it('rates by click, removes the rating by double click', () => {
    expect([1, 3, 5, 6, -1].map(ratingAfterClick)).toEqual([1, 3, 5, 5, 0]);
    expect(ratingAfterDoubleClick).toBe(0);
  });

  it.each([
    [
      { feedbackRating: 5, feedbackComment: ' Gut ' },
      { feedbackRating: 5, feedbackComment: 'Gut' },
    ],
    [{ feedbackRating: 0 }, { feedbackRating: 0, feedbackComment: '' }],
    [{ feedbackRating: 6 }, undefined],
    [{ feedbackRating: -1 }, undefined],
    [{ feedbackRating: 2.5 }, undefined],
    [{ feedbackComment: 'x' }, undefined],
    [{ feedbackRating: 1, feedbackComment: 'x'.repeat(2001) }, undefined],
  ])('parses %j as %j', (body, expected) => {
    expect(feedbackSchema.safeParse(body).data).toEqual(expected);
  });
});

it.each([
  [{}, null],
  [{ activateFeedback: false }, 'off'],
  [{ givenAt: 0, now: 30 * 86_400_000 - 1 }, null],
  [{ givenAt: 0, now: 30 * 86_400_000 }, 'final'],
  [{ firstPersonStatus: 'pending' }, 'unidentified'],
  [{ firstPersonStatus: 'approved', mainStatus: 220 }, null],
  [{ mainStatus: 399 }, null],
  [{ mainStatus: 410 }, 'bankWorks'],
])('with %j feedback is refused: %s', (change, refusal) => {
  const audience = { firstPersonStatus: 'successful', mainStatus: 310 };
  expect(feedbackRefusal({ ...audience, activateFeedback: true, givenAt: null, now: 5, ...change })).toBe(refusal);
});

describe('summary', () => {
  it.each([
    [[], null, [0, 0, 0, 0, 0]],
    [[0, 0], null, [0, 0, 0, 0, 0]],
    [[5], 5, [0, 0, 0, 0, 1]],
    [[1, 2, 2, 0, 5], 2.5, [1, 2, 0, 0, 1]],
    [[4, 4, 5], 4.33, [0, 0, 0, 2, 1]],
    [[7, 2.5, 3], 3, [0, 0, 1, 0, 0]],
  ])('of %j is %s with %j', (ratings, average, counts) => {
    const { averageRating, ratingDistribution } = feedbackSummary(ratings);
    expect(averageRating).toBe(average);
    expect([1, 2, 3, 4, 5].map((stars) => ratingDistribution[stars as 1])).toEqual(counts);
  });

  it('counts every rating once, from the lowest to the highest', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1 }), (ratings) => {
        const { averageRating, ratingDistribution } = feedbackSummary(ratings);
        expect(Object.values(ratingDistribution).reduce((sum, count) => sum + count, 0)).toBe(ratings.length);
        expect(averageRating).toBeGreaterThanOrEqual(Math.min(...ratings));
        expect(averageRating).toBeLessThanOrEqual(Math.max(...ratings));
      }),
    );
  });
});

describe('stars', () => {
  it.each([
    [0, '-----'],
    [0.24, '-----'],
    [0.25, 'h----'],
    [1, 'f----'],
    [2.5, 'ffh--'],
    [2.74, 'ffh--'],
    [2.75, 'fff--'],
    [4.33, 'ffffh'],
    [5, 'fffff'],
    [9, 'fffff'],
    [-1, '-----'],
  ])('%d is %s', (rating, drawn) => {
    const marks = { full: 'f', half: 'h', empty: '-' } as const;
    expect(
      starsOf(rating)
        .map((star) => marks[star])
        .join(''),
    ).toBe(drawn);
  });

  it('have a text', () => {
    expect([1, 4.33, 5].map(ratingText)).toEqual(['1 von 5 Sternen', '4,33 von 5 Sternen', '5 von 5 Sternen']);
  });
});
