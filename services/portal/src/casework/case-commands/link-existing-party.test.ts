import type { CaseId } from '@kontor/domain/case/case-id';
import { caseIdOf } from '@kontor/domain/case/case-id';
import { utf8 } from '../../case/case-record/case-record.module.js';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');
const decisions = ['business', 'second-business'].map((subject) => ({ subject, personennummer: '3900000001' }));

describe('a party that the core bank has already', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 410);
    const jurPersonenResults = decisions.map(({ subject, personennummer }) => ({
      subject,
      potentialDuplicates: [personennummer],
    }));
    const report = { mode: 'KUNDE', jurPersonenResults, mehrheitPersonenResults: [], natPersonenResults: [] };
    const content = utf8(JSON.stringify(report));
    await harness.core.findings.record({ caseId, findingId: 'r', kind: 'partyReport', personId: null, content });
  });
  afterEach(() => harness.close());

  it('is kept beside another one that is decided at the same time', async () => {
    const waiting = [...decisions];
    const link = () =>
      harness.call('POST', '/bgo_identifications_portal/1001/linkExistingParty', {
        as: staff('ROLE_ADMIN'),
        body: waiting.shift() ?? {},
      });
    const { findings } = harness.core;
    const ofCase = findings.ofCase.bind(findings);
    // The second one is decided after the first one has read what there is.
    const read = async (id: CaseId) => {
      const kept = await ofCase(id);
      if (waiting.length > 0) expect((await link()).status).toBe(204);
      return kept;
    };
    Object.assign(findings, { ofCase: read });
    expect((await link()).status).toBe(204);
    const kept = await ofCase(caseId, ['existingParty']);
    expect(kept.map(({ content }) => content)).toEqual([...decisions].reverse());
  });
});
