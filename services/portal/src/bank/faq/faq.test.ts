import { startPortalHarness, staff, type PortalHarness } from '../../testing/portal-harness.js';

describe('FAQ', () => {
  let harness: PortalHarness;
  beforeEach(async () => {
    harness = await startPortalHarness();
  });
  afterEach(() => harness.close());

  it('has what the settings name, and nothing by default', async () => {
    const read = async () => (await harness.call('GET', '/faq', { as: staff('ROLE_ADMIN') })).body;
    expect(await read()).toEqual({ hubUrl: '', ticketUrl: '', catalogueEntry: '', supportGroup: '' });
    harness.settings['faqHubUrl'] = 'https://hub.example/konto';
    harness.settings['faqSupportGroup'] = 'Firmenkunden';
    expect(await read()).toMatchObject({ hubUrl: 'https://hub.example/konto', supportGroup: 'Firmenkunden' });
  });

  it('is for the role of the tab', async () => {
    expect((await harness.call('GET', '/faq', { as: staff('ROLE_USER_ADMIN') })).status).toBe(403);
    expect((await harness.call('GET', '/faq')).status).toBe(401);
  });
});
