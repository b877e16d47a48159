import { withResult } from './core-bank-result.js';
import { comes, type RowDriver } from './row-driver.js';
import { nameColumns, type Rows } from './rows.js';
import { cell, type ScenarioRow } from './sandbox-page.js';

/** The tests of rows: each state must come. The driver is ready once the tests run. */
export function describeRows(rows: Rows, driver: () => RowDriver): void {
  const named = (table: keyof Rows) => rows[table].map((row) => [cell(row, nameColumns[table]), row] as const);

  test.each(named('statuses'))('status %s', async (status, row) => {
    await comesTo(driver(), row, Number(status));
  });

  test.each(named('persons'))('a person is %s', async (_value, row) => {
    await driver().personComes(row);
  });

  test.each(named('conflicts'))('the answer 409 %s', async (state, row) => {
    const { answer } = await driver().drive(row);
    expect([answer?.status, answer?.body?.['state']]).toEqual([409, state]);
  });

  test.each(named('results'))('the core bank answers %s', async (name, row) => {
    const { answer } = await driver().drive(row);
    expect(answer?.body).toEqual(withResult(name));
  });

  test.each(named('forms'))('%s goes 0 → 430 → 900', async (_form, row) => {
    expect(await driver().toTheArchive(row)).toBe(cell(row, 'the core bank creates'));
  });
}

/** Drives a row and waits for its status. */
export async function comesTo(driver: RowDriver, row: ScenarioRow, status: number): Promise<void> {
  const scenario = await driver.drive(row);
  await comes(`status ${status}`, async () => (await scenario.seen()).statuses.has(status));
}
