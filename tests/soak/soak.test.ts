import { chance } from '../support/addresses.js';
import { describeSoak } from '../chaos/describe-soak.js';

const { seed, cases } = chance;
const hourMs = 60 * 60 * 1000;

describeSoak(
  { seed, cases, atOnce: 16, withOnboarding: true, faultRate: 0.1, killEvery: [2_000, 5_000], engineEvery: 40_000 },
  3 * hourMs,
);
