import { readyToOrder } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { supervisor, type ProcessName } from '../support/supervisor.js';
import { order } from '../support/whole-way.js';

const all: readonly ProcessName[] = [
  'temporal',
  'nats',
  'mongo',
  'worker',
  'portal',
  'identity',
  'company-check',
  'core-banking',
  'notification',
  'event-bridge',
  'sandbox',
  'mail-sink',
];

describe('every process', () => {
  test.each(all)(
    '%s alone can be stopped and started',
    async (name) => {
      await supervisor.stop(name);
      await supervisor.start(name);
      await supervisor.ready('portal');
    },
    90_000,
  );

  test('afterwards a new case is completed', async () => {
    for (const name of all) await supervisor.ready(name);
    const applicant = await readyToOrder(unknownCompany());
    await order(applicant);
    await applicant.comesTo([310], 60_000);
  });
});
