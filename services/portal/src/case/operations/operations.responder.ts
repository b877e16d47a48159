import type { ServiceHandlers } from '@kontor/platform/bus/bus';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { KeyRing, type Act, type CasesService } from '@kontor/proto/kontor/cases/v1/cases_pb';
import * as z from 'zod';
import type { ActRecord, ActRepository } from './act.repository.js';
import type { Rewrap } from '../case-record/case-record.module.js';

export interface OperationsDeps {
  readonly acts: ActRepository;
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
export function createOperationsResponder({ acts, keyRings }: OperationsDeps): Handlers {
  return {
    recordAct: async ({ act }) => {
      const { actId, at, ...rest } = parsed(actSchema, act);
      await acts.record({ _id: actId, at: Number(at), ...rest });
      return {};
    },
    listActs: async ({ limit, subject }) => {
      const found = await acts.list(Math.min(Math.max(limit, 1), mostAtOnce), subject === '' ? null : subject);
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

function toWire({ _id: actId, at, ...act }: ActRecord): Omit<Act, '$typeName'> {
  return { actId, at: BigInt(at), ...act };
}
