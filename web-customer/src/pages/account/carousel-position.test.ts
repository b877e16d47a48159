import { firstCard, nearest, pageAfterKey, pageAfterSwipe, pageCount, pageOfCard } from './carousel-position.js';

test('five packages make two pages of three, and five of one', () => {
  expect(pageCount(5, 3)).toBe(2);
  expect(pageCount(5, 1)).toBe(5);
  expect(pageCount(0, 3)).toBe(1);
});

test('the last page has three packages, too', () => {
  expect(firstCard(0, 5, 3)).toBe(0);
  expect(firstCard(1, 5, 3)).toBe(2);
  expect(firstCard(1, 2, 3)).toBe(0);
  expect(firstCard(4, 5, 1)).toBe(4);
});

test('a card is found on its page', () => {
  expect(pageOfCard(1, 5, 1)).toBe(1);
  expect(pageOfCard(2, 5, 3)).toBe(0);
  expect(pageOfCard(3, 5, 3)).toBe(1);
  expect(pageOfCard(-1, 5, 1)).toBe(0);
  expect(pageOfCard(9, 5, 1)).toBe(4);
});

test('a swipe counts from 50 px and stays within the pages', () => {
  expect(pageAfterSwipe(0, -49, 5)).toBe(0);
  expect(pageAfterSwipe(0, -50, 5)).toBe(1);
  expect(pageAfterSwipe(1, 50, 5)).toBe(0);
  expect(pageAfterSwipe(0, 300, 5)).toBe(0);
  expect(pageAfterSwipe(4, -300, 5)).toBe(4);
});

test('arrow keys, Home and End change the page', () => {
  expect(pageAfterKey(0, 'ArrowRight', 2)).toBe(1);
  expect(pageAfterKey(1, 'ArrowRight', 2)).toBe(1);
  expect(pageAfterKey(1, 'ArrowLeft', 2)).toBe(0);
  expect(pageAfterKey(1, 'Home', 2)).toBe(0);
  expect(pageAfterKey(0, 'End', 2)).toBe(1);
  expect(pageAfterKey(0, 'a', 2)).toBeUndefined();
});

test('returns the nearest offset', () => {
  expect(nearest([0, 400, 800], 590)).toBe(1);
  expect(nearest([0, 400, 800], 610)).toBe(2);
  expect(nearest([], 5)).toBe(0);
});
