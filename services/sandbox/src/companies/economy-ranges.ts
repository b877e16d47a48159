import type { EconomyData } from './company.js';

/** Lower bounds of the economy report's ranges (R3 §9). */
export const ECONOMY_RANGES: readonly EconomyData[] = [
  { range: 'A', score: 0, riskQuota: 0 },
  { range: 'B', score: 173, riskQuota: 0.13 },
  { range: 'C', score: 204, riskQuota: 0.3 },
  { range: 'D', score: 218, riskQuota: 0.53 },
  { range: 'E', score: 233, riskQuota: 0.73 },
  { range: 'F', score: 249, riskQuota: 1.02 },
  { range: 'G', score: 269, riskQuota: 1.53 },
  { range: 'H', score: 299, riskQuota: 2.43 },
  { range: 'I', score: 333, riskQuota: 4.05 },
  { range: 'K', score: 349, riskQuota: 6.87 },
  { range: 'L', score: 367, riskQuota: 8.75 },
  { range: 'M', score: 387, riskQuota: 12.95 },
  { range: 'N', score: 499, riskQuota: 19.19 },
  { range: 'O', score: 599, riskQuota: 25 },
];

export const DEFAULT_ECONOMY: EconomyData = { range: 'B', score: 173, riskQuota: 0.13 };

export function economyOfRange(letter: string): EconomyData | null {
  return ECONOMY_RANGES.find((entry) => entry.range === letter) ?? null;
}
