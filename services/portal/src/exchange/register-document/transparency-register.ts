import type { DocumentOrderState } from '@kontor/domain/register-document/register-document';
import { isRegistered, type RegisterStatus } from '@kontor/domain/transparency-register/transparency-register';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { problem } from '../../http/answer/problem-table.js';
import { type AskedCase, type RegisterDocumentDeps, registerCase } from './order-documents.js';

const statusOf: Readonly<Record<DocumentOrderState, RegisterStatus>> = {
  not_ordered: 'not_yet_ordered',
  pending: 'busy',
  ready: 'ready',
  failed: 'failed',
  unknown: 'unknown',
};

/** Status of the extract (R3 §3, §4.4); a provider that cannot be asked is a status too. @throws Problem 404, 409, 410 */
export async function transparencyStatus(deps: RegisterDocumentDeps, asked: AskedCase): Promise<RegisterStatus> {
  const { documents } = await registerCase(deps, 'transparencyRegister', asked);
  if (documents.some(({ subject }) => subject === 'transparency_register')) return 'ready';
  if (!(await isSetUp(deps))) return 'disabled';
  try {
    return statusOf[await deps.orders.stateOf(asked.caseId, 'transparency_register')];
  } catch (error) {
    if (error instanceof ServiceFault) return 'error';
    throw error;
  }
}

/** Orders the extract, once. @throws Problem 404, 409 also where the bank has no user at the register, 410 */
export async function orderTransparencyExtract(deps: RegisterDocumentDeps, asked: AskedCase): Promise<void> {
  await registerCase(deps, 'transparencyRegister', asked);
  if (!(await isSetUp(deps))) throw problem('illegal', { state: 'illegal' });
  await deps.orders.order(asked.caseId, 'transparency_register');
  deps.core.announce(asked.caseId, { type: 'document', seq: 0 });
}

async function isSetUp({ settings }: RegisterDocumentDeps): Promise<boolean> {
  return isRegistered((await settings.all()).transparencyRegisterConfig);
}
