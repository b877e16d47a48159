import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { found, listOf, parseBody } from '../../provider-http/answer.js';
import type { ProviderRoutes } from '../../provider-http/provider-router.js';
import type { Collection } from '../../journal/store.js';
import type { Sandbox } from '../../state/sandbox.js';

/** An order at the company check, which is ready later. */
export interface Order {
  id: string;
  reference: string;
  status: 'pending' | 'ready' | 'failed';
  reason: string | null;
  createdAt: string;
  updatedAt: string;
  request: Record<string, unknown>;
  /** Further fields of the response. */
  result: Record<string, unknown>;
}

export interface OrderKind<S extends z.ZodType<{ reference: string }>> {
  path: string;
  kind: string;
  event: string;
  idPrefix: string;
  schema: S;
  /** The fields of the result while it is pending or has failed. */
  empty: (request: z.output<S>) => Record<string, unknown>;
  /** The result, or null when there is none; a `status` in it replaces "ready". */
  fulfil: (request: z.output<S>) => Record<string, unknown> | null;
  /** Called before anything is created. @throws NoResponse */
  before?: (request: z.output<S>) => void;
}

/** POST, look-up by reference and GET of one kind of order. */
export function addOrderRoutes<S extends z.ZodType<{ reference: string }>>(
  routes: ProviderRoutes,
  sandbox: Sandbox,
  kind: OrderKind<S>,
): void {
  const orders: Collection<Order> = sandbox.store.collection(`company-check.${kind.kind}`);
  sandbox.timetable.on(actionOf(kind), (id) => {
    const order = fulfil(found(orders.get(id)), kind);
    orders.put(id, order);
    const { reference, status } = order;
    const data = { id, reference, parentId: null, parentReference: null, status };
    sandbox.webhooks.emit('company-check', { type: kind.event, data });
  });
  routes.post(kind.path, ({ json, key }) => {
    const order = newOrder(kind, json);
    orders.put(order.id, order);
    const { id, reference } = order;
    sandbox.ledger.recordEffect({ provider: 'company-check', kind: kind.kind, id, reference, key });
    sandbox.timetable.plan(actionOf(kind), id, sandbox.config.stepMs);
    return { status: 201, body: showOrder(order) };
  });
  routes.get(kind.path, ({ query }) => {
    const { reference } = query;
    return listOf(
      orders
        .all()
        .filter((order) => reference === undefined || order.reference === reference)
        .map(showOrder),
    );
  });
  routes.get(`${kind.path}/:id`, ({ params }) => ({
    status: 200,
    body: showOrder(found(orders.get(params['id'] ?? ''))),
  }));
}

function actionOf({ kind }: { kind: string }): string {
  return `company-check.${kind}.fulfil`;
}

/** @throws ProviderError, NoResponse */
function newOrder<S extends z.ZodType<{ reference: string }>>(kind: OrderKind<S>, json: unknown): Order {
  const request = parseBody(kind.schema, json);
  kind.before?.(request);
  const createdAt = new Date().toISOString();
  return {
    id: `${kind.idPrefix}_${randomUUID().replaceAll('-', '')}`,
    reference: request.reference,
    status: 'pending',
    reason: null,
    createdAt,
    updatedAt: createdAt,
    request: { ...request },
    result: kind.empty(request),
  };
}

function fulfil<S extends z.ZodType<{ reference: string }>>(order: Order, kind: OrderKind<S>): Order {
  const result = kind.fulfil(kind.schema.parse(order.request));
  const updatedAt = new Date().toISOString();
  if (!result) return { ...order, status: 'failed', reason: 'not_available', updatedAt };
  return { ...order, status: 'ready', result: { ...order.result, ...result }, updatedAt };
}

function showOrder({ id, reference, status, reason, createdAt, updatedAt, result }: Order): Record<string, unknown> {
  return { id, reference, status, ...result, reason, createdAt, updatedAt };
}
