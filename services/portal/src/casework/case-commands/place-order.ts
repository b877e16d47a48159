import type { CaseId } from '@kontor/domain/case/case-id';
import type { CaseActor, FrozenForm } from '@kontor/domain/case/case-command';
import type { CaseOutcome } from '@kontor/domain/case/case-outcome';
import type { Order } from '@kontor/domain/application/order.schema';
import type { Resolution } from '@kontor/domain/matching/resolution';
import type { CaseCore } from '../../case/case-process/case-process.module.js';
import { type CaseRecord, workableCase } from '../../case/case-record/case-record.module.js';
import { problem } from '../../http/answer/problem-table.js';
import {
  adopted,
  type ApplicationCore,
  type FrozenOrders,
  isOpenForChanges,
  type StoredApplication,
} from '../../applicant/application/application.module.js';
import { createContinueOrder } from './continue-order.js';

export interface PlaceOrderDeps {
  readonly core: CaseCore;
  readonly applications: ApplicationCore;
  readonly orders: FrozenOrders;
  readonly now: () => number;
}

export interface Customer {
  readonly caseId: CaseId;
  readonly accountId: string;
}

/** The customer's commands that transfer the application. */
export interface PlaceOrder {
  /** `seen` is the version of the draft that the customer has read, if it was sent. */
  order(customer: Customer, order: Order, seen: number | null): Promise<CaseOutcome>;
  continue(customer: Customer, resolution: Resolution): Promise<CaseOutcome>;
}

export function createPlaceOrder({ core, applications, orders, now }: PlaceOrderDeps): PlaceOrder {
  const continueOrder = createContinueOrder({ applications, orders, findings: core.findings, hash: core.hash, now });
  const actorOf = ({ accountId }: Customer): CaseActor => ({ side: 'customer', accountId });

  const seenAs = ({ _id: caseId, projectedSeq: seen }: CaseRecord) => ({ caseId, seen });

  /** Only a draft is validated and frozen; later orders use the frozen version. */
  async function formOf(found: CaseRecord, order: Order, seen: number | null): Promise<FrozenForm | null> {
    if (!isOpenForChanges(found)) return null;
    const stored = await applications.openForm(found._id, found.form);
    if (found.form === null || stored === null) throw problem('archived');
    const { version } = found.form;
    if (seen !== null && seen !== version) throw problem('version-conflict', { version, changed: [] });
    const { orderCheckboxes: boxes, settingsVersion } = order;
    return orders.freezeComplete(found._id, stored, { boxes, settingsVersion });
  }

  return {
    order: async (customer, order, seen) => {
      const found = await workableCase(core.cases, customer.caseId);
      const form = await formOf(found, order, seen);
      const commandId = `order:${found.snapshot?.attempt ?? 0}`;
      const command = { name: 'order', form } as const;
      return core.sendCommand({ ...seenAs(found), commandId, command, actor: actorOf(customer) });
    },
    continue: async (customer, resolution) => {
      const found = await workableCase(core.cases, customer.caseId);
      const { form, ...given } = await continueOrder(found, resolution);
      const commandId = `continue:${found.snapshot?.attempt ?? 0}:${given.resolution}`;
      const command = { name: 'continue', form, ...given } as const;
      const outcome = await core.sendCommand({ ...seenAs(found), commandId, command, actor: actorOf(customer) });
      if (form !== null) await adopt(applications, found._id, form.version);
      return outcome;
    },
  };
}

/** Copies the transferred version into the draft, so that a reopened form has the same persons. */
async function adopt({ frozen, drafts }: ApplicationCore, caseId: CaseId, version: number): Promise<void> {
  const content = await frozen.read(caseId, version);
  if (content === null) return;
  const change = (stored: StoredApplication) => adopted(stored, content.application);
  await drafts.save({ caseId, seen: null, byCommand: true, change });
}
