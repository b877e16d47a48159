import type { CaseNumbers } from '../case-numbers.js';

export function createFakeCaseNumbers(): CaseNumbers {
  let number = 1000;
  return { next: async () => ++number };
}
