import { storeSetting, switchConnection } from '../scenarios/bank-setting.js';
import { comesTo, describeRows } from '../scenarios/describe-rows.js';
import { RowDriver, stepsOf } from '../scenarios/row-driver.js';
import { allRows } from '../scenarios/rows.js';
import { cell } from '../scenarios/sandbox-page.js';
import { supervisor } from '../support/supervisor.js';

/** Much longer than an order waits (20 s), so that it is over before the provider answers, however busy the machine is. */
const idleMs = '60000';

/**
 * Steps that stop a process or change the bank for all, with what they switch: such rows are done before the others, one
 * by one.
 */
const alone: Readonly<Record<string, (on: boolean) => Promise<unknown>>> = {
  'worker stops': async (on) => (on ? undefined : supervisor.start('worker')),
  'early readiness': async (on) => {
    await storeSetting('enableEarlyReadiness', on);
    // Reads the setting anew at once; a running portal takes seconds.
    await supervisor.restart('portal');
  },
  'core bank off': (on) => switchConnection('coreBanking', on),
};

describe('docs/sandbox.md, "How to reach everything", every row', () => {
  let driver: RowDriver;

  /** Drives the rows whose steps count for every case. */
  async function driveAlone(): Promise<void> {
    for (const row of [...allRows.statuses, ...allRows.results]) {
      const [change] = stepsOf(row).flatMap((step) => alone[step] ?? []);
      if (change === undefined) continue;
      await change(true);
      try {
        if (allRows.statuses.includes(row)) await comesTo(driver, row, Number(cell(row, 'status')));
        else await driver.drive(row);
      } finally {
        await change(false);
      }
    }
  }

  beforeAll(async () => {
    await supervisor.restart('sandbox', { SANDBOX_IDLE_MS: idleMs });
    driver = await RowDriver.create();
    await driveAlone();
    driver.begin(allRows);
  });

  afterAll(async () => {
    await driver.end();
    await supervisor.start('worker');
    await supervisor.restart('sandbox', { SANDBOX_IDLE_MS: '' });
  });

  describeRows(allRows, () => driver);
});
