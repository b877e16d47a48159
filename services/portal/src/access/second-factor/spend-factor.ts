import type { SecondFactorBody } from '@kontor/api/second-factor/second-factor.schema';
import type { FactorQuestion } from '@kontor/api/session/factor-question.schema';
import { problem } from '../../http/answer/problem-table.js';
import {
  type AccountDeps,
  changeStaff,
  findStaffByName,
  hasFactor,
  isActive,
  type StaffDocument,
  type StaffFactors,
  withStaffMail,
} from '../account/account.module.js';
import { challengeOf, issueTicket, readTicket } from './factor-ticket.js';
import { recoveryHash } from './recovery-codes.js';
import { counterAfterUse, type KeyPlace, loginOptions } from './security-key.js';
import { secretOf, stepOfCode } from './totp.js';

export interface FactorDeps extends AccountDeps {
  readonly keyPlace: KeyPlace;
}

/** What a login is asked for after the right password; null without a second factor. */
export async function factorQuestionOf(deps: FactorDeps, staff: StaffDocument): Promise<FactorQuestion | null> {
  const { totp, keys } = staff.factors;
  if (!hasFactor(staff.factors)) return null;
  const { text: ticket } = issueTicket(deps, 'login', staff);
  const key = keys.length === 0 ? null : await loginOptions(deps.keyPlace, keys, challengeOf(deps, ticket));
  return { ticket, totp: totp !== null, key };
}

/** The account of a ticket that is valid and not used. @throws Problem 400 `expired` */
export async function holderOf(
  deps: FactorDeps,
  { username, ticket }: Pick<SecondFactorBody, 'username' | 'ticket'>,
): Promise<StaffDocument> {
  const staff = await findStaffByName(deps, username);
  if (staff === null || !isActive(staff) || !isOpen(deps, staff, ticket))
    throw problem('login-expired', { state: 'expired' });
  return staff;
}

/** Uses a factor once; null when it was wrong. */
export async function spendFactor(
  deps: FactorDeps,
  staff: StaffDocument,
  answer: SecondFactorBody,
): Promise<StaffDocument | null> {
  const counter = answer.kind === 'key' ? await newCounter(deps, staff, answer) : null;
  let isRight = false;
  const after = await changeStaff(deps.staff, staff, (current) => {
    const spent = isOpen(deps, current, answer.ticket) ? factorsAfter(deps, current, answer, counter) : null;
    isRight = spent !== null;
    if (spent === null) return null;
    const mail = answer.kind === 'recovery' ? withStaffMail(current, 'staffFactorsChanged', deps.now()).change : {};
    return { ...mail, factors: { ...spent, passedAt: deps.now() } };
  });
  if (!isRight || after === null) return null;
  if (answer.kind === 'recovery') deps.onMailQueued();
  return after;
}

function isOpen(deps: FactorDeps, staff: StaffDocument, text: string): boolean {
  const ticket = readTicket(deps, 'login', staff, text);
  return ticket !== null && ticket.issuedAt > staff.factors.passedAt;
}

async function newCounter(
  deps: FactorDeps,
  { factors }: StaffDocument,
  { key: answer, ticket }: SecondFactorBody & { readonly kind: 'key' },
): Promise<number | null> {
  const key = factors.keys.find(({ id }) => id === answer.id);
  if (key === undefined) return null;
  return counterAfterUse(key, { place: deps.keyPlace, challenge: challengeOf(deps, ticket), answer });
}

/** The factors after one was used; null when it was wrong. `counter`: of the key, null when it was refused. */
function factorsAfter(
  deps: FactorDeps,
  { accountId, factors }: StaffDocument,
  answer: SecondFactorBody,
  counter: number | null,
): StaffFactors | null {
  const { totp, keys, recoveryCodes } = factors;
  if (answer.kind === 'recovery') {
    const used = recoveryHash(deps, { accountId, code: answer.code });
    return recoveryCodes.includes(used)
      ? { ...factors, recoveryCodes: recoveryCodes.filter((one) => one !== used) }
      : null;
  }
  if (answer.kind === 'totp') {
    if (totp === null) return null;
    const { lastStep } = totp;
    const step = stepOfCode(secretOf(deps, { accountId, id: totp.id }), {
      code: answer.code,
      lastStep,
      now: deps.now(),
    });
    return step === null ? null : { ...factors, totp: { ...totp, lastStep: step } };
  }
  const { id } = answer.key;
  if (counter === null || !keys.some((key) => key.id === id)) return null;
  return { ...factors, keys: keys.map((key) => (key.id === id ? { ...key, counter, lastUsed: deps.now() } : key)) };
}
