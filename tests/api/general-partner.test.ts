import { Clerk } from '../support/clerk.js';
import { feinwerkPartnership } from '../support/company.js';
import { ledger } from '../support/sandbox.js';
import { bringToReady, settle } from '../support/whole-way.js';

/** A whole GmbH & Co. KG through the API: its general partner reaches the banking provider and the core bank. */
test('the general partner of a GmbH & Co. KG is in the ledgers of banking provider and core bank', async () => {
  const { caseId } = await bringToReady(feinwerkPartnership);
  const clerk = await Clerk.login();
  await settle(clerk, caseId);
  const banking = await ledger('banking', caseId);
  const created = banking.effects.map(({ kind, reference }) => [kind, reference]);
  expect(created).toContainEqual(['business', `${caseId}:general-partner`]);
  expect(created).toContainEqual(['legal_representative', `${caseId}:general-partner:representative`]);
  const coreBank = await ledger('core-banking', caseId);
  const booked = coreBank.effects.filter(({ kind }) => kind === 'juristic').map(({ reference }) => reference);
  expect([...booked].sort()).toEqual([caseId, `${caseId}:second-company`]);
  for (const { counts } of [banking, coreBank]) expect(counts.filter(({ count }) => count > 1)).toEqual([]);
});
