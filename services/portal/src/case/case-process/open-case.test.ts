import { caseIdOf } from '@kontor/domain/case/case-id';
import { startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

describe('opening a case', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
  });
  afterEach(() => harness.close());

  it('opens a case once for any number of calls', async () => {
    await harness.openCase(caseIdOf('1001'), 110);
    const before = await harness.core.cases.find(caseIdOf('1001'));
    await harness.openCase(caseIdOf('1001'), 110);
    expect((await harness.core.cases.find(caseIdOf('1001')))?.form).toEqual(before?.form);
    expect(harness.process.started).toEqual(['1001']);
  });

  it('is repeated for a case whose key was destroyed meanwhile, and refused without its record', async () => {
    await harness.openCase(caseIdOf('1001'), 900);
    await harness.core.keys.destroy(caseIdOf('1001'));
    await harness.openCase(caseIdOf('1001'), 900);
    await harness.core.keys.destroy(caseIdOf('1002'));
    await expect(harness.openCase(caseIdOf('1002'), 110)).rejects.toMatchObject({ code: 'archived' });
    expect(harness.process.started).toEqual(['1001']);
  });
});
