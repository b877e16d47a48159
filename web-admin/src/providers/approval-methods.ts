import { confirmApproval, rejectApproval, withdrawApproval } from '@kontor/api/approval/approval.routes';
import type { Decision } from '@kontor/domain/approval/approval';
import { api } from './api.js';

const routes = { confirm: confirmApproval, reject: rejectApproval, withdraw: withdrawApproval };

/** Custom methods for what needs a second person. */
export const approvalMethods = {
  decideApproval: async (id: string, decision: Decision): Promise<void> => {
    await api.send(routes[decision], { params: { id } });
  },
};
