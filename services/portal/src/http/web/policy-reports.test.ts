import { createHttpApp, listen, type HttpListener } from '@kontor/platform/http/http-server';
import { createLogger } from '@kontor/platform/logger/logger';
import { createMetrics, type Metrics } from '@kontor/platform/metrics/metrics';
import { notFoundHandler, problemHandler } from '@kontor/platform/problem/problem-handler';
import { pagePolicy, policyReportPath } from './page-policy.js';
import { createPolicyReports } from './policy-reports.js';

let http: HttpListener;
let metrics: Metrics;
let log: string;

beforeEach(async () => {
  log = '';
  metrics = createMetrics('portal');
  const logger = createLogger({ name: 'test', destination: { write: (line: string) => void (log += line) } });
  const app = createHttpApp({ logger, metrics, rawPaths: [policyReportPath] });
  app.use(createPolicyReports(metrics, { points: 5, duration: 60 }));
  app.use(notFoundHandler, problemHandler({ logger }));
  http = await listen(app, { host: '127.0.0.1', port: 0 });
});
afterEach(() => http.close(0));

const post = (body: string, type = 'application/csp-report') =>
  fetch(`http://127.0.0.1:${http.port}${policyReportPath}`, {
    method: 'POST',
    body,
    headers: { 'content-type': type },
  });
const report = (page: string, directive: string) =>
  JSON.stringify({
    'csp-report': {
      'document-uri': `https://bank.example${page}?bearer=GEHEIM`,
      'blocked-uri': 'https://evil.example/Änne-Weiß',
      'effective-directive': directive,
      'script-sample': 'alert("GEHEIM")',
    },
  });
const counted = async () =>
  (await metrics.registry.metrics()).split('\n').filter((line) => /^policy_reports_total.* [1-9]/.test(line));

it('is the address that the policy of every page names', () => {
  expect(pagePolicy('n', { parents: [], images: [] })).toMatch(new RegExp(`; report-uri ${policyReportPath}$`));
});

it.each([
  ['/hub/entry', 'script-src', 'customer', 'script-src'],
  ['/bm/start', 'script-src-elem', 'back-office', 'script-src'],
  ['/bmx', 'style-src-attr', 'customer', 'style-src'],
  ['/bm', 'GEHEIM', 'back-office', 'other'],
])('a report of %s about %s is counted for the %s', async (page, directive, app, label) => {
  expect((await post(report(page, directive))).status).toBe(204);
  expect(await counted()).toEqual([
    expect.stringMatching(new RegExp(`app="${app}",directive="${label}".* 1$`)) as unknown,
  ]);
});

it('nothing of a report is kept or logged', async () => {
  await post(report('/hub', 'script-src'));
  await post('{"csp-report": GEHEIM');
  const kept = log + (await metrics.registry.metrics());
  expect(kept).toContain(policyReportPath);
  expect(kept).not.toMatch(/GEHEIM|Weiß|evil\.example/);
});

it.each([
  ['no report', '{}', 400],
  ['no JSON', 'x', 400],
  ['an empty body', '', 400],
  ['a body that is too large', report('/hub', 'x'.repeat(20_000)), 413],
])('%s is refused and not counted', async (_what, body, status) => {
  expect((await post(body)).status).toBe(status);
  expect(await counted()).toEqual([]);
});

it('a network sends so many in a minute', async () => {
  const statuses = [];
  for (let count = 0; count < 8; count += 1) statuses.push((await post(report('/hub', 'script-src'))).status);
  expect(statuses).toEqual([204, 204, 204, 204, 204, 429, 429, 429]);
  expect(await counted()).toEqual([expect.stringMatching(/ 5$/) as unknown]);
  const refused = await post(report('/hub', 'script-src'));
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(50);
});
