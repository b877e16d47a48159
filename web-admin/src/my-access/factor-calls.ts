import {
  addKey,
  beginKey,
  beginTotp,
  confirmTotp,
  getFactors,
  removeFactor,
  renewRecoveryCodes,
} from '@kontor/api/second-factor/second-factor.routes';
import type { Factors, RemoveFactorBody, TotpEnrolment } from '@kontor/api/second-factor/second-factor.schema';
import { api } from '../providers/api.js';
import { promptForNewKey } from '../ui/key-prompt.js';

// The own access is no record, so it has no data provider.

/** The second factors of the own account. @throws ApiProblem */
export async function readFactors(signal: AbortSignal): Promise<Factors> {
  return (await api.send(getFactors, { signal })).data;
}

/** A new secret for an app; nothing changes until a code confirms it. @throws ApiProblem */
export async function startTotp(): Promise<TotpEnrolment> {
  return (await api.send(beginTotp, {})).data;
}

interface ConfirmedTotp {
  readonly enrolment: string;
  readonly password: string;
  readonly code: string;
}

/** Accepts codes of the app from now on; returns new recovery codes, none where there are some. @throws ApiProblem */
export async function acceptTotp(body: ConfirmedTotp): Promise<readonly string[]> {
  return (await api.send(confirmTotp, { body })).data.recoveryCodes;
}

/** Adds the key that the browser asks for; returns new recovery codes, none where there are some. @throws ApiProblem, KeyPromptFailed */
export async function addNewKey({ name, password }: { name: string; password: string }): Promise<readonly string[]> {
  const { enrolment, options } = (await api.send(beginKey, {})).data;
  const key = await promptForNewKey(options);
  return (await api.send(addKey, { body: { enrolment, password, name, key } })).data.recoveryCodes;
}

/** New recovery codes; those before are void. @throws ApiProblem */
export async function renewCodes(password: string): Promise<readonly string[]> {
  return (await api.send(renewRecoveryCodes, { body: { password } })).data.recoveryCodes;
}

/** Removes the app or a key. @throws ApiProblem */
export async function dropFactor(body: RemoveFactorBody): Promise<void> {
  await api.send(removeFactor, { body });
}

/** Renews the session, so that its token has the roles that the enrolment opens. @throws ApiProblem */
export async function renewSession(): Promise<void> {
  await api.refresh();
}
