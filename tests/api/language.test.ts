import { Applicant } from '../support/applicant.js';
import { unknownCompany } from '../support/company.js';
import { api } from '../support/http.js';
import { codeIn, mailTo } from '../support/inbox.js';
import { ownClerk } from '../support/staff-users.js';

const english = { 'accept-language': 'en-GB,en;q=0.9,de;q=0.5' };

interface Refusal {
  readonly title: string;
  readonly message: string;
  readonly violations?: readonly { readonly propertyPath: string; readonly message: string }[];
}

describe('an applicant who reads English', () => {
  let applicant: Applicant;

  beforeAll(async () => {
    applicant = new Applicant(unknownCompany());
    await applicant.register({ language: 'en' });
  });

  test('gets mails in English, with links to pages in English', async () => {
    const mail = await mailTo(applicant.email, (candidate) => codeIn(candidate) !== undefined);
    expect(mail.subject).toBe('Please confirm your email address');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.text).toMatch(/\/hub\/aktivierung\/[\w-]+\?lang=en\s/);
    await applicant.confirm();
    expect(await applicant.done('GET', '/me')).toMatchObject({ language: 'en', verified: true });
  });

  test('is refused in English, with the same codes as in German', async () => {
    const path = '/me/startIdentification';
    const order = { body: { orderCheckboxes: { agb: 3 } } };
    const inEnglish = await applicant.call<Refusal>('POST', path, { ...order, headers: english });
    const inGerman = await applicant.call<Refusal>('POST', path, order);
    expect([inEnglish.status, inGerman.status]).toEqual([422, 422]);
    expect(inEnglish.body).toMatchObject({ title: 'Entries not valid', message: 'Please check your entries.' });
    expect(inEnglish.headers.get('content-language')).toBe('en');
    expect(inGerman.headers.get('content-language')).toBe('de');
    const pathsOf = ({ violations = [] }: Refusal) => violations.map(({ propertyPath }) => propertyPath);
    expect(pathsOf(inEnglish.body)).toEqual(pathsOf(inGerman.body));
    expect((await api<Refusal>('GET', '/me', { headers: english })).body).toMatchObject({ title: 'Not logged in' });
  });

  test('changes the language of the mails', async () => {
    await applicant.done('PUT', '/me/language', { body: { language: 'de' } });
    await api('POST', '/me/sendCode', { body: { email: applicant.email } });
    const mail = await mailTo(applicant.email, ({ subject }) => /code$/i.test(subject));
    expect(mail.subject).toBe('Ihr Zugangscode');
  });
});

test('staff are answered in German, whatever their browser prefers', async () => {
  const clerk = await ownClerk('ROLE_ADMIN');
  const { body, headers } = await api<Refusal>('GET', '/settings/mehrwerte', { token: clerk.token, headers: english });
  expect(body.title).toBe('Nicht erlaubt');
  expect(headers.get('content-language')).toBe('de');
});
