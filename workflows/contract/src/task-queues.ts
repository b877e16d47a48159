/** One task queue per provider, so that a slow provider does not block the others and the core bank can be rate-limited. */
export const taskQueues = {
  case: 'case',
  identity: 'identity',
  companyCheck: 'company-check',
  coreBanking: 'core-banking',
  retention: 'retention',
} as const;

export type TaskQueue = (typeof taskQueues)[keyof typeof taskQueues];
