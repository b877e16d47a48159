/** Task queues: a slow provider never starves the rest, and the core bank's rate can be limited on its own. */
export const taskQueues = {
  case: 'case',
  identity: 'identity',
  companyCheck: 'company-check',
  coreBanking: 'core-banking',
  retention: 'retention',
} as const;

export type TaskQueue = (typeof taskQueues)[keyof typeof taskQueues];
