/** Company types for the automatic exchange of tax information (CRS), code → German text (R3 §3 "Company types"). */
export const companyTypeLabels = {
  ACTIVE: 'Aktives Unternehmen (aktive Non-Financial Entity)',
  PASSIVE: 'Passives Unternehmen (passive Non-Financial Entity)',
  EXEMPT_BENEFICIAL_OWNER: 'Ausgenommenes Unternehmen (Exempt Beneficial Owner)',
} as const;

export type CompanyType = keyof typeof companyTypeLabels;

export const companyTypes = Object.keys(companyTypeLabels) as readonly CompanyType[];
