/** The REST path of the customer requests; also the name react-admin knows them by. */
export const caseResource = 'bgo_identifications_portal';

/** Address of a case. */
export const caseHref = (id: number | string): string => `/bm/${id}`;

/** Names of what is kept of the cases. A case's own data never shares a name with its thinner line in the list. */
export const caseKeys = {
  list: [caseResource, 'getList'],
  statuses: [caseResource, 'activeStatuses'],
  any: ['case'],
  all: (id: string) => ['case', id] as const,
  data: (id: string) => ['case', id, 'data'] as const,
  history: (id: string) => ['case', id, 'history'] as const,
  memos: (id: string) => ['case', id, 'memos'] as const,
  messages: (id: string) => ['case', id, 'messages'] as const,
  contractFiles: (id: string) => ['case', id, 'contractFiles'] as const,
} as const;
