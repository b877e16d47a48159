import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addresses } from '../support/addresses.js';
import { Clerk, type StaffRole } from '../support/clerk.js';
import { nordlumar } from '../support/company.js';
import { type } from '../support/runbook.js';
import { ownClerk } from '../support/staff-users.js';
import { until } from '../support/until.js';
import { bringToReady, settle } from '../support/whole-way.js';

describe('the export of a case', () => {
  const folder = mkdtempSync(join(tmpdir(), 'kontor-case-export-'));
  const key = join(folder, 'bank.pem');
  let caseId: string;
  let zip: string;

  const verify = (file: string) => type(`node deploy/case-export/verify-case-export.mjs ${file} --key ${key}`, {});

  beforeAll(async () => {
    const applicant = await bringToReady(nordlumar);
    ({ caseId } = applicant);
    await settle(await Clerk.login(), caseId);
    zip = join(folder, 'vorgang.zip');
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test('is written once, for its owner only, and recorded', async () => {
    const command = `npm run --silent ops -- export-case ${caseId} ${zip} --reason "inspection of the year"`;
    const written = await type(command, {});
    expect(written).toMatchObject({ code: 0 });
    expect(statSync(zip).mode & 0o777).toBe(0o600);
    const again = await type(command, {});
    expect([again.code, again.output]).toEqual([1, expect.stringContaining('exists already')]);
    const { output } = await type(`npm run --silent ops -- log ${caseId}`, {});
    expect(output).toContain('inspection of the year');
  });

  test('is verified with the key of the bank by nothing but Node', async () => {
    const { output: pem } = await type('npm run --silent ops -- export-key', {});
    writeFileSync(key, pem);
    const { code, output } = await verify(zip);
    expect([code, output]).toEqual([0, expect.stringMatching(new RegExp(`Vorgang ${caseId},.* unverändert`))]);
    // At least the statuses from registration to 430.
    expect(Number(/Protokoll: (\d+) Einträge/.exec(output)?.[1])).toBeGreaterThan(5);
  });

  test.each<StaffRole>(['ROLE_ADMIN_PLUS', 'ROLE_ROOT', 'ROLE_AUDITOR'])(
    'is downloaded by %s, who is named in the log',
    async (role) => {
      const staff = await ownClerk(role);
      const path = `/bgo_identifications_portal/${caseId}/export`;
      const { ticket } = await staff.done<{ ticket: string }>('POST', '/download_tickets', { body: { path } });
      const answer = await fetch(`${addresses.portal}/api${path}?bearer=${encodeURIComponent(ticket)}`);
      expect([answer.status, answer.headers.get('content-disposition')]).toEqual([
        200,
        `attachment; filename=vorgang-${caseId}.zip`,
      ]);
      const downloaded = join(folder, `${role}.zip`);
      writeFileSync(downloaded, Buffer.from(await answer.arrayBuffer()));
      expect(await verify(downloaded)).toMatchObject({ code: 0 });
      const auditor = await Clerk.login('ROLE_ROOT');
      const query = { category: 'export', 'bgoIdentification.id': caseId };
      const sentence = `Nele Neumann hat den Vorgang ${caseId} mit allen Nachweisen exportiert`;
      await until(async () => (await auditor.logged(query)).includes(sentence), { what: 'the entry of the log' });
    },
  );

  test.each<StaffRole>(['ROLE_ADMIN', 'ROLE_USER_ADMIN', 'ROLE_INSTANCE_ADMIN'])('is refused to %s', async (role) => {
    const staff = await Clerk.login(role);
    expect((await staff.call('GET', `/bgo_identifications_portal/${caseId}/export`)).status).toBe(403);
  });

  test('is refused when a byte of it is changed', async () => {
    const bytes = readFileSync(zip);
    bytes[200] = bytes[200]! ^ 1;
    const changed = join(folder, 'changed.zip');
    writeFileSync(changed, bytes);
    expect((await verify(changed)).code).toBe(1);
  });

  test('of a case that does not exist is refused', async () => {
    const { code, output } = await type('npm run --silent ops -- export-case 99999999 --reason "inspection"', {});
    expect([code, output]).toEqual([1, expect.stringContaining('not-found')]);
  });
});
