import type { Browser } from 'playwright-core';
import { underLoad } from '../../benchmark/measure.js';
import { wholeCase } from '../../benchmark/whole-case.js';
import { runSoak } from '../../chaos/soak.js';
import { storeSetting, switchConnection } from '../../scenarios/bank-setting.js';
import { openBrowser } from '../../support/browser.js';
import { chance } from '../../support/addresses.js';
import { Clerk } from '../../support/clerk.js';
import { ClerkPages } from '../../support/clerk-pages.js';
import { unknownCompany } from '../../support/company.js';
import { http } from '../../support/http.js';
import { report } from '../../support/report.js';
import { newStaffUser } from '../../support/staff-users.js';
import { until } from '../../support/until.js';
import { bringToReady } from '../../support/whole-way.js';
import { Pair } from './pair.js';

/** How long the instances may differ in what the bank has set, ms. */
const agreeWithinMs = 5_000;
const wantedShare = 0.9;
const cases = 60;
const rounds = { cases: 24, atOnce: 8 } as const;

interface Configuration {
  readonly bankName: string;
  readonly isKycNowEconomyReportShortActive: boolean;
}

describe('two portals and two workers', () => {
  let pair: Pair;
  let browser: Browser;

  beforeAll(async () => {
    browser = await openBrowser();
    pair = await Pair.start();
  });
  afterAll(async () => {
    await browser.close();
    await pair.stop();
  });

  const configurations = () =>
    Promise.all(
      pair.ports.map(
        async (port) => (await http<Configuration>('GET', `http://127.0.0.1:${port}/api/configuration`)).body,
      ),
    );
  /** How long it takes after a change until each portal has it, ms. */
  async function agreed(what: string, isThere: (one: Configuration) => boolean): Promise<number> {
    const from = Date.now();
    await until(async () => (await configurations()).every(isThere), { what, everyMs: 50 });
    return Date.now() - from;
  }

  test('both have a new setting and a changed connection within five seconds', async () => {
    const [before] = await configurations();
    const bankName = `${before!.bankName} Nord`;
    try {
      await storeSetting('bankName', bankName);
      const setting = await agreed('the name of the bank', (one) => one.bankName === bankName);
      await switchConnection('companyCheck', true);
      const connection = await agreed('the reports', (one) => one.isKycNowEconomyReportShortActive);
      report(`two portals: a setting in both after ${setting} ms, a connection after ${connection} ms`);
      expect(setting).toBeLessThanOrEqual(agreeWithinMs);
      expect(connection).toBeLessThanOrEqual(agreeWithinMs);
    } finally {
      await storeSetting('bankName', before!.bankName);
      await switchConnection('companyCheck', before!.isKycNowEconomyReportShortActive);
    }
  });

  test('count wrong passwords together', async () => {
    const { username } = await newStaffUser('ROLE_ADMIN');
    const tried = await Promise.all(
      Array.from({ length: 60 }, async (_one, n) => {
        const address = `http://127.0.0.1:${pair.ports[n % 2]}/api/me/login`;
        return (await http('POST', address, { body: { username, password: 'Geraten-4711-Kranich' } })).status;
      }),
    );
    expect(tried.filter((status) => status === 401)).toHaveLength(10);
    expect(tried.filter((status) => status === 429)).toHaveLength(50);
  });

  test(`bring ${rounds.cases} cases to their end at least ${wantedShare} times as fast as one of each`, async () => {
    const clerk = await Clerk.login();
    const round = async () => {
      const load = { count: rounds.cases, concurrency: rounds.atOnce, signal: new AbortController().signal };
      return (await underLoad(load, () => wholeCase(clerk))).rate;
    };
    const [one, two]: [number[], number[]] = [[], []];
    await round();
    for (const rates of [two, one, one, two]) {
      await (rates === one ? pair.useOne() : pair.useBoth());
      rates.push(await round());
    }
    const [alone, together] = [one, two].map((rates) => rates.reduce((sum, rate) => sum + rate, 0) / rates.length);
    report(
      `whole cases per second at ${rounds.atOnce}: ${alone!.toFixed(2)} with one portal and worker, ${together!.toFixed(2)} with two`,
    );
    expect(together! / alone!).toBeGreaterThanOrEqual(wantedShare);
  }, 600_000);

  test('a page whose portal is killed shows what happens next', async () => {
    const { caseId } = await bringToReady(unknownCompany());
    for (const killed of [0, 1] as const) {
      await pair.route([pair.ports[killed]]);
      const clerk = await ClerkPages.loggedIn(browser);
      await clerk.openCase(caseId, 'Notizen');
      let loads = 0;
      clerk.page.on('framenavigated', () => (loads += 1));
      const note = `Nach dem Ausfall ${killed}`;
      await pair.killPortal(killed);
      await pair.route([pair.ports[killed === 0 ? 1 : 0]]);
      const colleague = await Clerk.login();
      await colleague.done('POST', `/bgo_identifications/${caseId}/bank-memos`, { body: { content: note } });
      await clerk.says(note);
      expect(loads).toBe(0);
      await clerk.close();
      await pair.startPortal(killed);
    }
    await pair.route(pair.ports);
  });

  test(`${cases} cases of all ways lose nothing while one of each is killed`, async () => {
    const kills = pair.kills();
    const result = await runSoak({ seed: chance.seed, cases, atOnce: 12 }, () => kills);
    report(
      `two portals and workers, seed ${chance.seed}: ${cases} cases in ${result.seconds} s, ${result.outages.length} kills`,
    );
    expect(new Set(result.outages.map(({ process }) => process))).toEqual(new Set(['portal', 'worker']));
    expect(result).toMatchObject({ lost: [], lostNotes: [], doubled: [], standing: [], unbooked: [] });
    expect(result.mails).toMatchObject({ lost: [], unexplained: [] });
    for (const port of pair.ports) expect(pair.balancer.served.get(port)).toBeGreaterThan(10);
  }, 1_800_000);
});
