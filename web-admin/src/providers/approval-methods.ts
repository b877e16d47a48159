import {
  confirmApproval,
  countConfirmers,
  rejectApproval,
  withdrawApproval,
} from '@kontor/api/approval/approval.routes';
import type { Decision } from '@kontor/domain/approval/approval';
import type { Confirmers } from '@kontor/domain/approval/four-eyes';
import { abortBy } from './abort-by.js';
import { api } from './api.js';

const routes = { confirm: confirmApproval, reject: rejectApproval, withdraw: withdrawApproval };

/** Custom methods for what needs a second person. */
export const approvalMethods = {
  /** How many active persons may confirm each act. */
  countConfirmers: async (signal?: AbortSignal): Promise<Confirmers> =>
    (await api.send(countConfirmers, abortBy(signal))).data,
  decideApproval: async (id: string, decision: Decision): Promise<void> => {
    await api.send(routes[decision], { params: { id } });
  },
};
