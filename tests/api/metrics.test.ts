import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import { healthAddresses } from '../support/addresses.js';
import { readyToOrder } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { http } from '../support/http.js';
import { askedBy, samplesIn } from '../support/promql.js';
import { until } from '../support/until.js';

type Samples = ReadonlyMap<string, ReadonlySet<string>>;
interface Rule {
  readonly alert: string;
  readonly expr: string;
}
interface Panel {
  readonly title: string;
  readonly targets: readonly { readonly expr: string }[];
}

const folder = resolve('deploy/observability');
const { groups } = parse(readFileSync(`${folder}/alerts.yml`, 'utf8')) as { groups: { rules: Rule[] }[] };
const { panels } = JSON.parse(readFileSync(`${folder}/grafana/kontor.json`, 'utf8')) as { panels: Panel[] };
const expressions = [
  ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [`alert ${alert}`, expr] as const)),
  ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [`panel ${title}`, expr] as const)),
];

/** Metrics that Prometheus itself adds to a scrape. */
const ofPrometheus = ['job', 'instance'];

/** Metrics in an expression that no process exports. */
function missing(expression: string, exported: Samples): readonly string[] {
  return askedBy(expression)
    .filter(({ metric }) => metric !== 'up')
    .flatMap(({ metric, labels }) => {
      const known = exported.get(metric);
      if (known === undefined) return [metric];
      return labels
        .filter((label) => !known.has(label) && !ofPrometheus.includes(label))
        .map((label) => `${metric}{${label}}`);
    });
}

async function scrape(): Promise<Samples> {
  const all = new Map<string, Set<string>>();
  for (const url of Object.values(healthAddresses)) {
    const page = await http<string>('GET', `${url}/metrics`);
    for (const [metric, labels] of samplesIn(page.body))
      all.set(metric, new Set([...(all.get(metric) ?? []), ...labels]));
  }
  return all;
}

describe('metrics', () => {
  // Needs at least one of each: requests, a command, activities, calls, webhooks, events, mails.
  beforeAll(async () => {
    const applicant = await readyToOrder(unknownCompany());
    expect((await applicant.order()).status).toBe(200);
    await applicant.reaches(310);
  });

  test.each(Object.entries(healthAddresses))('%s has metrics with its own name', async (name, url) => {
    const { status, headers, body } = await http<string>('GET', `${url}/metrics`);
    expect([status, headers.get('content-type')?.split(';')[0]]).toEqual([200, 'text/plain']);
    expect(body).toContain(`process_resident_memory_bytes{process="${name}"}`);
    // Few values per label: no case ids and no addresses.
    expect(body).not.toMatch(/="[^"]*(@|\/bgo_identifications\/\d|[0-9a-f]{8}-[0-9a-f]{4}-)/);
  });

  test('every metric of an alert or the dashboard is exported', async () => {
    const open = async () => {
      const exported = await scrape();
      return expressions.flatMap(([where, expression]) =>
        missing(expression, exported).map((what) => `${where}: ${what}`),
      );
    };
    // A database reading is in the scrape after it; webhooks are handled a moment after they arrive.
    await until(async () => (await open()).length === 0, {
      what: 'all metrics',
      everyMs: 1_000,
    }).catch(async () => expect(await open()).toEqual([]));
    expect(expressions.length).toBeGreaterThan(30);
  });

  test('the check finds a metric and a label that are not exported', async () => {
    const exported = await scrape();
    expect(missing('sum by (provider) (rate(nobody_counts_total{outcome="ok"}[5m])) > 1', exported)).toEqual([
      'nobody_counts_total',
    ]);
    expect(missing('sum by (le, colour) (rate(http_request_seconds_bucket{flavour="x"}[5m]))', exported)).toEqual([
      'http_request_seconds_bucket{flavour}',
      'http_request_seconds_bucket{colour}',
    ]);
    expect(missing('mail_outbox_oldest_seconds > 600 or vector(0)', exported)).toEqual([]);
  });

  test('cases are counted by status and attention, and commands by outcome', async () => {
    const portal = `${healthAddresses.portal}/metrics`;
    await until(
      async () => /^cases\{status="310",attention="none".*\} [1-9]/m.test((await http<string>('GET', portal)).body),
      { what: 'a case at 310', everyMs: 1_000 },
    );
    const { body } = await http<string>('GET', portal);
    expect(body).toMatch(/^case_commands_total\{command="order",outcome="submitted".*\} [1-9]/m);
    expect(body).toMatch(/^projection_lag_seconds_count\{.*\} [1-9]/m);
    expect(body).toMatch(/^http_request_seconds_count\{.*route="\/api\/me\/startIdentification".*\} [1-9]/m);
  });
});
