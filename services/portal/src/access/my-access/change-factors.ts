import { mostKeys, type NewKey, type RemoveFactorBody } from '@kontor/api/second-factor/second-factor.schema';
import { problem } from '../../http/answer/problem-table.js';
import {
  changeStaff,
  hasFactor,
  noCode,
  requiresFactor,
  type StaffDocument,
  type StaffFactors,
  withStaffMail,
} from '../account/account.module.js';
import {
  challengeOf,
  type FactorDeps,
  newRecoveryCodes,
  readTicket,
  recoveryHash,
  secretOf,
  stepOfCode,
  verifiedKey,
} from '../second-factor/second-factor.module.js';
import { refusedField } from './own-account.js';

/** Sets the app up, instead of one before. Returns the recovery codes with the first factor, else none. @throws Problem 409, ValidationFailed 422 */
export async function confirmTotp(
  deps: FactorDeps,
  staff: StaffDocument,
  { enrolment, code }: { readonly enrolment: string; readonly code: string },
): Promise<readonly string[]> {
  const { accountId } = staff;
  const ticket = readTicket(deps, 'totp', staff, enrolment);
  if (ticket === null) throw problem('enrolment-expired');
  const now = deps.now();
  const step = stepOfCode(secretOf(deps, { accountId, id: ticket.id }), { code, lastStep: 0, now });
  if (step === null)
    throw refusedField('code', 'Der Code ist nicht richtig. Prüfen Sie auch, ob die Uhr Ihres Geräts richtig geht.');
  const totp = { id: ticket.id, since: now, lastStep: step };
  return add(deps, staff, (factors) => ({ ...factors, totp }));
}

/** Adds a key. Returns the recovery codes with the first factor, else none. @throws Problem 409, ValidationFailed 422 */
export async function addKey(
  deps: FactorDeps,
  staff: StaffDocument,
  { enrolment, name, key: answer }: { readonly enrolment: string; readonly name: string; readonly key: NewKey },
): Promise<readonly string[]> {
  if (readTicket(deps, 'key', staff, enrolment) === null) throw problem('enrolment-expired');
  const verified = await verifiedKey({ place: deps.keyPlace, challenge: challengeOf(deps, enrolment), answer });
  if (verified === null)
    throw refusedField('key', 'Der Schlüssel konnte nicht geprüft werden. Versuchen Sie es erneut.');
  const key = { ...verified, name, since: deps.now(), lastUsed: null };
  return add(deps, staff, (factors) => {
    const others = factors.keys.filter(({ id }) => id !== key.id);
    if (others.length >= mostKeys) throw problem('too-many-keys');
    return { ...factors, keys: [...others, key] };
  });
}

/** Makes new recovery codes; those before are void. @throws Problem 409 without a factor */
export async function renewRecoveryCodes(deps: FactorDeps, staff: StaffDocument): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  await change(deps, staff, (current) => {
    if (!hasFactor(current.factors)) throw problem('no-factor');
    return { ...current.factors, recoveryCodes: hashed(deps, current, codes) };
  });
  return codes;
}

/** Removes the app or a key, the recovery codes with the last one. @throws Problem 404, 409 where the bank requires it */
export async function removeFactor(deps: FactorDeps, staff: StaffDocument, removed: RemoveFactorBody): Promise<void> {
  const { strongFactorRoles } = await deps.rules();
  await change(deps, staff, ({ factors, roles }) => {
    const after = without(factors, removed);
    if (after === null) throw problem('not-found');
    if (hasFactor(after)) return after;
    if (requiresFactor(roles, strongFactorRoles)) throw problem('factor-required');
    return { ...after, recoveryCodes: [] };
  });
}

function without(factors: StaffFactors, removed: RemoveFactorBody): StaffFactors | null {
  if (removed.kind === 'totp') return factors.totp === null ? null : { ...factors, totp: null };
  const keys = factors.keys.filter(({ id }) => id !== removed.id);
  return keys.length === factors.keys.length ? null : { ...factors, keys };
}

async function add(
  deps: FactorDeps,
  staff: StaffDocument,
  added: (factors: StaffFactors) => StaffFactors,
): Promise<readonly string[]> {
  const codes = newRecoveryCodes();
  let isFirst = false;
  await change(deps, staff, (current) => {
    isFirst = !hasFactor(current.factors);
    const after = added(current.factors);
    return isFirst ? { ...after, recoveryCodes: hashed(deps, current, codes) } : after;
  });
  return isFirst ? codes : [];
}

const hashed = (deps: FactorDeps, { accountId }: StaffDocument, codes: readonly string[]): string[] =>
  codes.map((code) => recoveryHash(deps, { accountId, code }));

/** Writes the factors, voids open login codes, which would be a way around them, and queues the mail. */
async function change(
  deps: FactorDeps,
  staff: StaffDocument,
  factorsAfter: (current: StaffDocument) => StaffFactors,
): Promise<void> {
  const after = await changeStaff(deps.staff, staff, (current) => ({
    ...withStaffMail(current, 'staffFactorsChanged', deps.now()).change,
    loginCode: noCode,
    factors: factorsAfter(current),
  }));
  if (after === null) throw problem('not-found');
  deps.onMailQueued();
}
