import type { Browser } from 'playwright-core';
import { readyToOrder } from '../support/applicant.js';
import { ApplicantPages } from '../support/applicant-pages.js';
import { axeFindings, hasFocus, openBrowser } from '../support/browser.js';
import type { Clerk } from '../support/clerk.js';
import { unknownCompany } from '../support/company.js';
import { acceptAndOrder } from '../support/form-pages.js';
import { ownClerk } from '../support/staff-users.js';

interface Page {
  readonly konten: Readonly<Record<string, { readonly price: number }>>;
}

type Boxes = readonly { readonly key: string; readonly text?: string }[];

/** Runs alone, because everybody orders under these settings. */
describe('an offer that the bank changes while somebody is about to order', () => {
  const names = ['tempConfig', 'orderCheckboxes'];
  const before: Record<string, unknown> = {};
  let browser: Browser;
  let administrator: Clerk;

  beforeAll(async () => {
    browser = await openBrowser();
    administrator = await ownClerk('ROLE_INSTANCE_ADMIN');
    for (const name of names) {
      const { value } = await administrator.done<{ readonly value: unknown }>('GET', `/settings/${name}`);
      before[name] = value;
    }
  });
  afterAll(async () => {
    await administrator.done('PUT', '/settings', { body: { values: before } });
    await browser.close();
  });

  /** Every package for 15,90 €, and another text of the terms. */
  const change = async (): Promise<void> => {
    const page = before['tempConfig'] as Page;
    const konten = Object.fromEntries(
      Object.entries(page.konten).map(([id, account]) => [id, { ...account, price: 1590 }]),
    );
    const orderCheckboxes = (before['orderCheckboxes'] as Boxes).map((box) =>
      box.key === 'agb' ? { ...box, text: 'Ich akzeptiere die Bedingungen vom Dezember.' } : box,
    );
    const values = { tempConfig: { ...page, konten }, orderCheckboxes };
    await administrator.done('PUT', '/settings', { body: { values } });
  };

  test('is shown with old and new, and ordered once it was read', async () => {
    const applicant = await readyToOrder(unknownCompany());
    const customer = await ApplicantPages.withSession(browser, applicant, 360);
    await customer.goto('/hub/identifizierung/zusammenfassung');
    await customer.showsHeading('Zusammenfassung und Bestellung');
    await change();
    await acceptAndOrder(customer.page);

    const changes = customer.page.getByRole('region', { name: 'Unser Angebot hat sich geändert' });
    await changes.getByText('Jetzt: 15,90 €').waitFor();
    await changes.getByText(/^Bisher: .*€$/).waitFor();
    await changes.getByText('Zustimmung „Allgemeine Geschäftsbedingungen“').waitFor();
    await changes.getByText('Ich akzeptiere die Bedingungen vom Dezember.').waitFor();
    await hasFocus(changes);
    expect(await customer.page.getByRole('checkbox', { checked: true }).count()).toBe(0);
    expect(await axeFindings(customer.page)).toEqual([]);
    expect(await customer.faults()).toEqual([]);
    await applicant.reaches(210);

    await acceptAndOrder(customer.page);
    await customer.isAt('/hub/identifizierung/uebertragen');
    await applicant.comesTo([310], 60_000);
  });
});
