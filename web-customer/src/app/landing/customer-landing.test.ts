import { caseStatus, caseStatuses } from '@kontor/domain/case/case-status';
import { customerLanding } from './customer-landing.js';

const handedOver: readonly number[] = [
  220, 230, 240, 245, 250, 255, 260, 305, 310, 315, 320, 330, 340, 410, 420, 425, 430, 450,
];

/** Written by hand: the landing page, then the other open pages. */
const pages: Readonly<Record<number, string>> = {
  0: 'activation',
  110: 'activation',
  120: 'activation',
  130: 'form mehrwerte switch-konto summary',
  210: 'form mehrwerte switch-konto summary',
  213: 'status',
  214: 'status',
  216: 'status',
  218: 'continue summary',
  350: 'status',
  440: 'status',
  900: 'status',
};

test.each(caseStatuses.map((status) => status.code))('at %i', (status) => {
  const landing = customerLanding({ status, handedOver: handedOver.includes(status) });
  expect(landing.allowed.join(' ')).toBe(pages[status] ?? 'status submitted');
  expect(landing.landing).toBe(landing.allowed[0]);
  expect(landing.expired).toBe(status === caseStatus.doiExpired);
});

test('a mismatch page is open only in its own state', () => {
  const state = 'interrupted_functionaries_mismatch';
  expect(customerLanding({ status: 218, handedOver: false, startState: state }).allowed).toContain(
    'functionaries-mismatch',
  );
  expect(customerLanding({ status: 218, handedOver: false, startState: state }).allowed).not.toContain(
    'beneficiaries-mismatch',
  );
  expect(customerLanding({ status: 218, handedOver: false, startState: 'idle_timeout' }).allowed).toEqual([
    'continue',
    'summary',
  ]);
  expect(
    customerLanding({ status: 255, handedOver: true, startState: 'interrupted_beneficiaries_mismatch' }).allowed,
  ).toEqual(['status', 'submitted', 'status-beneficiaries-mismatch']);
});

test('staff may not open pages of a customer', () => {
  expect(customerLanding({ status: 210, handedOver: false, staff: true }).allowed).toEqual(['bankzugang']);
});
