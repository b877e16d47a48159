import { create } from '@bufbuild/protobuf';
import { ServiceFault } from '@kontor/platform/bus/service-fault';
import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { silentLogger } from '@kontor/platform/logger/logger';
import { problemHandler } from '@kontor/platform/problem/problem-handler';
import { type CompanyHit, SearchResponseSchema } from '@kontor/proto/kontor/company_check/v1/company_check_pb';
import { createCompanySearchRouter, type CompanySearch } from './company-search.router.js';

let http: HttpListener;
let asked: unknown[];
let fault: Error | null;
let known: Partial<Pick<CompanyHit, 'registrationIssuer' | 'foundationDate' | 'industryKey'>>;

const hit = {
  name: 'Nordlumar GmbH',
  streetLine: 'Weg 1',
  zipCode: '12345',
  locality: 'Ort',
  registrationNumber: 'HRB 1',
  providerId: 'p',
  headquarterId: 'h',
};

beforeEach(async () => {
  asked = [];
  fault = null;
  known = {};
  const companyCheck: CompanySearch = {
    search: async (input) => {
      asked.push(input);
      if (fault !== null) throw fault;
      return create(SearchResponseSchema, { hits: [{ ...hit, ...known }], totalHits: 11 });
    },
  };
  const app = createHttpApp({ logger: silentLogger() });
  app.use(
    '/api',
    createCompanySearchRouter(companyCheck, { spend: async () => undefined }),
    problemHandler({ logger: silentLogger() }),
  );
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});

afterEach(() => http.close(0));

async function search(query: string) {
  const response = await fetch(`http://127.0.0.1:${http.port}/api/kyc-now/search?${query}`);
  return { status: response.status, body: (await response.json()) as unknown };
}

it("calls the company check and returns the page's field names", async () => {
  expect(await search('q=Nord&page=1&city=Ort&zip-code=12345&registration-number=HRB%201')).toEqual({
    status: 200,
    body: {
      totalHits: 11,
      collection: [
        {
          name: 'Nordlumar GmbH',
          address: { streetLine: 'Weg 1', zipCode: '12345', locality: 'Ort' },
          registrationNumber: 'HRB 1',
          provider: { providerId: 'p', headquarterId: 'h' },
        },
      ],
    },
  });
  expect(asked).toEqual([
    { query: 'Nord', page: 1, city: 'Ort', street: '', zipCode: '12345', registrationNumber: 'HRB 1' },
  ]);
});

it('has court, date of foundation and sector of a company where the register has them', async () => {
  known = { registrationIssuer: 'Hamburg', foundationDate: '2011-03-01', industryKey: 'C26' };
  expect(await search('q=Nord')).toMatchObject({ body: { collection: [{ name: hit.name, ...known }] } });
});

it.each(['', 'q=No', 'q=%20%20No', 'q=Nord&q=Sued', 'q=Nord&page=-1', 'q=Nord&page=x'])('refuses %j', async (query) => {
  expect((await search(query)).status).toBe(422);
  expect(asked).toEqual([]);
});

it('answers 503 while the company check is not available', async () => {
  fault = new ServiceFault('unavailable', 'away', { retryable: true });
  expect((await search('q=Nord')).status).toBe(503);
});
