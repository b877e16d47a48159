/** Bands of the annual turnover, code → German text; limits in thousand euro (R3 §3 "Turnover bands"). */
export const turnoverBandLabels = {
  LT250: 'unter 250.000 €',
  LT500: '250.000 € bis 500.000 €',
  LT6000: '500.000 € bis 6.000.000 €',
  GT6000: 'über 6.000.000 €',
} as const;

export type TurnoverBand = keyof typeof turnoverBandLabels;

export const turnoverBands = Object.keys(turnoverBandLabels) as readonly TurnoverBand[];

/** The band of an annual turnover in euro; a value on a limit belongs to the higher band. */
export function turnoverBandOf(euro: number): TurnoverBand {
  if (euro < 250_000) return 'LT250';
  if (euro < 500_000) return 'LT500';
  return euro < 6_000_000 ? 'LT6000' : 'GT6000';
}
