import { describeSoak } from './describe-soak.js';

/** The small form of the soak (tests/soak), always the same: each process is killed once, in a fixed order. */
describeSoak(
  {
    seed: 29,
    cases: 12,
    atOnce: 12,
    faultRate: 0.1,
    killEvery: [300, 300],
    engineEvery: 1_500,
    once: true,
  },
  150_000,
);
