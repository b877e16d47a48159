import { APP_URL, startSandbox, type RunningSandbox } from '../testing/running-sandbox.fake.js';
import { html } from './html.js';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox();
});
afterAll(() => running.stop());

async function check(firstName: string): Promise<string> {
  const body = { externalId: `c_${Math.random()}`, firstName, lastName: 'Osterkamp' };
  const { json } = await running.request('POST', '/onboarding/v1/transactions', body);
  return `/identity-check/${String(json['identUrl']).split('/').at(-1)}`;
}

test('values in templates are escaped', () => {
  const parts = [html`<i>${1}</i>`, null, '<b>&"'];
  expect(html`<p>${parts}</p>`.markup).toBe('<p><i>1</i>&lt;b&gt;&amp;&quot;</p>');
});

describe('every page', () => {
  test.each(['/', '/banking', '/onboarding', '/company-check', '/core-banking', '/company-check/register?q=Nordlumar'])(
    '%s has the navigation bar and no script',
    async (path) => {
      await check('Marlene');
      const page = await running.request('GET', path, undefined, { accept: 'text/html' });
      expect(page.status).toBe(200);
      expect(page.text).toContain('Testumgebung');
      expect(page.text).toContain('lang="de"');
      expect(page.text.match(/<h1/g)).toHaveLength(1);
      expect(page.text).not.toContain('<script');
      expect(page.text).not.toMatch(/ style="/);
      expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    },
  );

  test('an unknown address is a page for browsers and JSON for other clients', async () => {
    const page = await running.request('GET', '/nirgends', undefined, { accept: 'text/html' });
    expect([page.status, page.text.includes('Testumgebung')]).toEqual([404, true]);
    const answer = await running.request('GET', '/nirgends', undefined, { accept: 'application/json' });
    expect([answer.status, answer.json['code']]).toEqual([404, 'not_found']);
  });
});

describe('the identity check page', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

  test('offers the outcomes and returns to the portal', async () => {
    const path = await check('<Marlene>');
    const page = await running.request('GET', path, undefined, { accept: 'text/html' });
    expect(page.text).toContain('&lt;Marlene&gt; Osterkamp');
    expect(page.text.match(/type="radio"/g)).toHaveLength(6);
    expect(page.headers.get('content-security-policy')).toContain(`form-action 'self' ${APP_URL}`);
    const done = await running.request('POST', `${path}/outcome`, 'outcome=approved', form);
    expect([done.status, done.headers.get('location')]).toEqual([303, `${APP_URL}/identifikation/erfolg`]);
    expect((await running.request('GET', path)).text).toContain('abgeschlossen');
    expect((await running.request('POST', `${path}/outcome`, 'outcome=fraud', form)).status).toBe(409);
  });

  test('a failure returns to the failure page, and without a choice the form has an error', async () => {
    const path = await check('Marlene');
    const none = await running.request('POST', `${path}/outcome`, '', form);
    expect([none.status, none.text.includes('Bitte wählen Sie ein Ergebnis.')]).toEqual([422, true]);
    const failed = await running.request('POST', `${path}/outcome`, 'outcome=rejected', form);
    expect(failed.headers.get('location')).toBe(`${APP_URL}/identifikation/fehler`);
    expect((await running.request('GET', '/identity-check/chk_unknown')).status).toBe(404);
  });
});
