import { storeSetting } from '../scenarios/bank-setting.js';
import { comesTo, describeRows } from '../scenarios/describe-rows.js';
import { RowDriver, stepsOf } from '../scenarios/row-driver.js';
import { allRows } from '../scenarios/rows.js';
import { cell } from '../scenarios/sandbox-page.js';
import { supervisor } from '../support/supervisor.js';

/** Much longer than an order waits (20 s), so that it is over before the provider answers, however busy the machine is. */
const idleMs = '60000';

/** Steps that stop a process or change the bank for all: such rows are done before the others, one by one. */
const alone = ['worker stops', 'early readiness'];

describe('docs/sandbox.md, "How to reach everything", every row', () => {
  let driver: RowDriver;

  /** Drives the rows whose steps count for every case. */
  async function driveAlone(): Promise<void> {
    await storeSetting('enableEarlyReadiness', true);
    try {
      for (const row of allRows.statuses.filter((one) => stepsOf(one).some((step) => alone.includes(step)))) {
        await comesTo(driver, row, Number(cell(row, 'status')));
        if (stepsOf(row).includes('worker stops')) await supervisor.start('worker');
      }
    } finally {
      await storeSetting('enableEarlyReadiness', false);
      // Reads the setting anew at once; a running portal takes seconds.
      await supervisor.restart('portal');
    }
  }

  beforeAll(async () => {
    await supervisor.restart('sandbox', { SANDBOX_IDLE_MS: idleMs });
    driver = await RowDriver.create();
    await driveAlone();
    driver.begin(allRows);
  }, 120_000);

  afterAll(async () => {
    await driver.end();
    await supervisor.start('worker');
    await supervisor.restart('sandbox', { SANDBOX_IDLE_MS: '' });
  }, 180_000);

  describeRows(allRows, () => driver);
});
