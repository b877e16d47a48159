import { chance } from '../support/addresses.js';
import { describeSoak } from './describe-soak.js';

/** The small form of the soak (tests/soak): engines are killed more often, so that each of them is. */
describeSoak(
  {
    seed: chance.seed,
    cases: 100,
    atOnce: 12,
    faultRate: 0.1,
    killEvery: [2_000, 5_000],
    engineEvery: 15_000,
  },
  600_000,
);
