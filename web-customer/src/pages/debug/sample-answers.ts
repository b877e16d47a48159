import { ApiProblem } from '@kontor/api/problem/api-problem';
import type { ApiRoute } from '@kontor/api/route/route';
import type { DebugParams } from '../../app/routes/debug-routes.js';
import { meOf, ordered, caseDetailsOf, type SampleCase } from './sample-case.js';

const orderMs = 2000;

interface Answer {
  readonly status: number;
  readonly data?: unknown;
}

type Respond = (body: Readonly<Record<string, unknown>>) => Answer | Promise<Answer>;

const ok = (data: unknown): Answer => ({ status: 200, data });
const empty: Answer = { status: 204 };

interface SampleEvents {
  readonly onOrder: () => void;
  readonly onRegister: (chosen: DebugParams) => void;
}

/** The responses about the sample case, by method and path. */
export function answersAbout(
  sample: SampleCase,
  { onOrder, onRegister }: SampleEvents,
): Readonly<Record<string, Respond>> {
  const save: Respond = (form) => {
    const version = sample.application.version + 1;
    sample.application = { ...sample.application, ...form, version };
    return ok(sample.application);
  };
  const order: Respond = async () => {
    onOrder();
    await new Promise((resolve) => setTimeout(resolve, orderMs));
    ordered(sample);
    return ok({ state: 'submitted' });
  };
  const register: Respond = ({ orderData, businessLegalForm }) => {
    onRegister({ ...(orderData as { kontoId: number }), rechtsform: String(businessLegalForm) });
    return { status: 201, data: {} };
  };
  return {
    'POST /me/register': register,
    'GET /me': () => ok(meOf(sample)),
    'GET /bgo_identifications/{id}': () => ok(sample.application),
    'PUT /bgo_identifications/{id}': save,
    'POST /me/change-order-data': ({ orderData }) => {
      sample.application = { ...sample.application, orderData: orderData as { kontoId: number } };
      return empty;
    },
    'POST /me/startIdentification': order,
    'GET /bgo_identifications_portal/{id}': () => ok(caseDetailsOf(sample)),
    'GET /bgo_identifications/status_history_joined': () => ok(sample.history),
    'GET /bgo_identifications/{id}/contract_files': () => ok([]),
    'GET /business_documents': () => ok([]),
    'GET /bgo_identifications/messages': () => ok([]),
    'GET /kyc-now/search': () => ok({ collection: [], totalHits: 0 }),
  };
}

/** The response to a call. @throws ApiProblem 404 for a call without one. */
export async function answerFrom(
  answers: Readonly<Record<string, Respond>>,
  { method, path }: Pick<ApiRoute, 'method' | 'path'>,
  body: unknown,
): Promise<Answer & { readonly headers: Headers }> {
  const respond = answers[`${method} ${path}`];
  if (respond === undefined) {
    throw new ApiProblem(404, { title: 'Testmodus', message: 'Im Testmodus ist das nicht möglich.' });
  }
  const answer = await respond((body ?? {}) as Readonly<Record<string, unknown>>);
  return { ...answer, headers: new Headers() };
}
