import {
  type ApplicantDocument,
  type CodePlace,
  confirmByLogin,
  findApplicantByEmail,
  findStaffByName,
  inEvenTime,
  type LoginAccount,
  loginAccountOf,
  normaliseCode,
  spendLoginCode,
  spendStaffCode,
} from '../account/account.module.js';
import { networkOf } from '@kontor/platform/http/network';
import { problem } from '../../http/answer/problem-table.js';
import type { CodeBrowser } from './code-browsers.js';
import type { Device } from './known-devices.js';
import type { SessionDeps } from './session-deps.js';
import { startCustomerSession } from './start-customer-session.js';
import { startStaffSession } from './start-staff-session.js';
import type { TokenPair } from './tokens.js';

interface TypedCode {
  readonly email: string;
  readonly typed: string;
  /** Network address. */
  readonly address: string;
  readonly device: Device;
  readonly codeBrowser: CodeBrowser;
}

/** Logs a customer in by address and code, or staff in their second step. @throws Problem 400 */
export async function logInByCode(deps: SessionDeps, given: TypedCode): Promise<TokenPair> {
  const { neutralAuthAnswers } = await deps.rules();
  return neutralAuthAnswers ? inEvenTime(() => tryCode(deps, given)) : tryCode(deps, given);
}

async function tryCode(deps: SessionDeps, given: TypedCode): Promise<TokenPair> {
  const { email, typed, address, device } = given;
  const code = normaliseCode(typed);
  const applicant = await findApplicantByEmail(deps, email);
  const placeOf = (account: LoginAccount): CodePlace => placeFor(given, account);
  const account =
    applicant === null
      ? await spendStaffCode(deps, { email, code, placeOf })
      : await spendCode(deps, applicant, { code, place: placeOf(loginAccountOf(applicant)) });
  if (account !== null && account !== 'locked')
    return account.side === 'staff'
      ? startStaffSession(deps, account, { address, device })
      : startCustomerSession(deps, account, { address, device });
  const staff = applicant === null ? await findStaffByName(deps, email) : null;
  await deps.onLoginFailed?.({
    side: staff === null ? 'customer' : 'staff',
    outcome: account === 'locked' ? 'locked' : 'refused',
    accountId: (applicant ?? staff)?.accountId ?? null,
    username: email,
    address,
  });
  throw problem('code-refused');
}

function placeFor({ email, address, device, codeBrowser }: TypedCode, account: LoginAccount): CodePlace {
  const session = codeBrowser.idFor(account.side === 'staff' ? 'password' : 'address', email);
  if (session !== null) return { kind: 'session', id: session };
  const known = device.idFor(account);
  return known === null ? { kind: 'network', id: networkOf({ ip: address }) } : { kind: 'device', id: known };
}

/** A customer of an adviser confirms the address by it. */
async function spendCode(
  deps: SessionDeps,
  applicant: ApplicantDocument,
  given: { readonly code: string; readonly place: CodePlace },
): Promise<LoginAccount | 'locked' | null> {
  const account = await spendLoginCode(deps, applicant, given);
  return account === null || account === 'locked' ? account : confirmByLogin(deps, account);
}
