import { caseIdOf } from '@kontor/domain/case/case-id';
import { staff, startPortalHarness, type PortalHarness } from '../../testing/portal-harness.js';

const caseId = caseIdOf('1001');

interface Detail {
  readonly bgoIdentification: { readonly kycnowDocumentOrderRequired: boolean };
  readonly availableCommands: readonly string[];
}

describe('the order of register documents', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
    await harness.openCase(caseId, 220);
  });
  afterEach(() => harness.close());

  it.each([
    ['GMBH', true],
    ['SELF_EMPLOYED', false],
  ])('for %s is required while one of its documents is missing: %s', async (legalForm, isRequired) => {
    const { version } = (await harness.core.cases.find(caseId))!;
    await harness.core.cases.change(caseId, version, { legalForm });
    const { body } = await harness.call('GET', `/bgo_identifications_portal/${caseId}`, { as: staff('ROLE_ADMIN') });
    const { bgoIdentification, availableCommands } = body as unknown as Detail;
    expect(bgoIdentification.kycnowDocumentOrderRequired).toBe(isRequired);
    expect(availableCommands.includes('orderDocuments')).toBe(isRequired);
  });
});
