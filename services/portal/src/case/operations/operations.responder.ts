import type { MessageInitShape } from '@bufbuild/protobuf';
import { fromActFields, toActFields } from '@kontor/case-client/operation/operator-act.message';
import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { type ActSchema, KeyRing, type CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import * as z from 'zod';
import type { Rewrap } from '../case-record/case-record.module.js';
import { listActs } from './list-acts.js';
import { type ActDeps, type OperatorAct, recordAct } from './record-act.js';

export interface OperationsDeps extends ActDeps {
  /** By name of the key ring. */
  readonly keyRings: Readonly<Record<'case' | 'evidence', Rewrap>>;
}

type Handlers = Pick<ServiceHandlers<typeof CasesService>, 'recordAct' | 'listActs' | 'rewrapKeys'>;

const text = (longest: number) => z.string().trim().min(1).max(longest);
const actSchema = z.object({
  actId: z.string().regex(/^[A-Za-z0-9-]{8,64}$/),
  at: z.bigint().positive(),
  by: text(100),
  command: text(50),
  subject: z.string().max(250),
  reason: text(500),
  outcome: z.string().max(500),
});
const mostAtOnce = 500;
const batchSchema = z.object({
  keyRing: z.union([z.literal(KeyRing.CASE), z.literal(KeyRing.EVIDENCE)]),
  after: z.string().max(100),
  limit: z.number().int().min(1).max(mostAtOnce),
});

/** Requests of the operations command line. */
export function createOperationsResponder({ keyRings, ...deps }: OperationsDeps): Handlers {
  return {
    recordAct: async ({ act }) => {
      const { at, ...given } = parsed(actSchema, act && { ...act, ...fromActFields(act) });
      await recordAct(deps, { ...given, at: Number(at) });
      return {};
    },
    listActs: async ({ limit, subject }) => {
      const found = await listActs(deps, { limit, subject: subject === '' ? null : subject });
      return { acts: found.map(toWire) };
    },
    rewrapKeys: async (request) => {
      const { keyRing, after, limit } = parsed(batchSchema, request);
      const { next, ...counts } = await keyRings[keyRing === KeyRing.CASE ? 'case' : 'evidence'](after, limit);
      return next === null ? counts : { ...counts, next };
    },
  };
}

function parsed<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new ServiceFault('invalid-request', 'This request cannot be used');
  return result.data;
}

function toWire({ at, ...act }: OperatorAct): MessageInitShape<typeof ActSchema> {
  return { at: BigInt(at), ...act, ...toActFields(act) };
}
