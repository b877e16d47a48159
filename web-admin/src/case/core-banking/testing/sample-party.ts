import type { PartyAnswer } from '@kontor/api/case/staff-case.schema';

export const partyFake = (change: Partial<PartyAnswer> = {}): PartyAnswer => ({
  subject: 'business',
  kind: 'juristic',
  name: 'Musterwerk GmbH',
  potentialDuplicates: [],
  errorMessages: [],
  shortened: [],
  skipped: [],
  placeholders: [],
  legitimationsdatenError: false,
  hasValidBirthday: true,
  hasLegitimation: true,
  missingCheckedBy: false,
  ...change,
});
