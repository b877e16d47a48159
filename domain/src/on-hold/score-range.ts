/** Grades of a credit check that can be chosen in the editor (R3 §9). */
export const selectableScores = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'K', 'L', 'M'] as const;

const storedScores = [...selectableScores, 'N', 'O', 'P'] as const;

/** Normalises a loaded grade: J becomes K, anything above M becomes M (R3 §4.5). */
export function loadScore(letter: string): string {
  if (letter === 'J') return 'K';
  return letter > 'M' ? 'M' : letter;
}

/** The stored list of a chosen grade: from it up to P (R3 §9). The list has no J, because loading turns it into K. */
export function storedRange(chosen: string): readonly string[] {
  const from = loadScore(chosen);
  return storedScores.filter((letter) => letter >= from);
}

/** The grade of a stored list in the editor; undefined for an empty one. */
export function chosenScore(stored: readonly string[]): string | undefined {
  const first = [...stored].sort()[0];
  return first === undefined ? undefined : loadScore(first);
}

/** Economy report ranges: score, and risk quota in percent (R3 §9). */
export const economyRanges = {
  A: { score: 0, riskQuota: 0 },
  B: { score: 173, riskQuota: 0.13 },
  C: { score: 204, riskQuota: 0.3 },
  D: { score: 218, riskQuota: 0.53 },
  E: { score: 233, riskQuota: 0.73 },
  F: { score: 249, riskQuota: 1.02 },
  G: { score: 269, riskQuota: 1.53 },
  H: { score: 299, riskQuota: 2.43 },
  I: { score: 333, riskQuota: 4.05 },
  K: { score: 349, riskQuota: 6.87 },
  L: { score: 367, riskQuota: 8.75 },
  M: { score: 387, riskQuota: 12.95 },
  N: { score: 499, riskQuota: 19.19 },
  O: { score: 599, riskQuota: 25 },
  /** Lower bound of manual entry. */
  MANUAL: { score: 333, riskQuota: 4.05 },
} as const;

export type EconomyRange = keyof typeof economyRanges;

/** The stored thresholds of a range (R3 §3: '> N', '> X'). */
export function economyThresholds(range: EconomyRange): {
  readonly economyReportScore: string;
  readonly economyReportRiskQuota: string;
} {
  const { score, riskQuota } = economyRanges[range];
  return { economyReportScore: `> ${score}`, economyReportRiskQuota: `> ${riskQuota}` };
}

/** Grades of the economy report in their order, MANUAL last, with their German texts (R3 §9). */
export function economyRangeOptions(): readonly { readonly value: EconomyRange; readonly label: string }[] {
  return (Object.keys(economyRanges) as EconomyRange[]).map((value) => {
    const { score, riskQuota } = economyRanges[value];
    const quota = String(riskQuota).replace('.', ',');
    return {
      value,
      label: value === 'MANUAL' ? 'Eigene Werte' : `${value}: Index über ${score}, Ausfallrisiko über ${quota} %`,
    };
  });
}
