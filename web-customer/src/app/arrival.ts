import { getApplication } from '@kontor/api/application/application.routes';
import type { ApplicationAnswer, Start } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { getMe } from '@kontor/api/session/session.routes';
import type { CustomerMe } from '@kontor/api/session/me.schema';
import type { StartState } from '@kontor/domain/case/case-outcome';
import { isStatusCode } from '@kontor/domain/case/case-status';
import type { LandingSubject } from '@kontor/domain/case/customer-landing';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { loadConfiguration } from './configuration-client.js';
import { isLookingAgain } from './current-page.js';
import type { Arrival } from './landing.js';
import { queryClient } from './query-client.js';
import { api, currentClaims, keepFresh } from './session.js';
import { visitorOf, type Visitor } from './visitor.js';

/** Who comes to a page; the login is renewed before when it ends soon (spec 1 §9). */
export async function currentVisitor(): Promise<Visitor> {
  await keepFresh();
  const { staffRoles } = await loadConfiguration();
  return visitorOf(currentClaims(), staffRoles);
}

/** The registration of whoever is logged in, read anew; null for staff. */
export async function readMe(): Promise<CustomerMe | null> {
  const { data } = await api.send(getMe, {});
  queryClient.setQueryData(['me'], data);
  return 'bgoId' in data ? data : null;
}

/**
 * Reads the application anew, for the pages as well. A save that was answered meanwhile is not set back by it; and under a
 * page that is open, what another device has saved is not slipped in: its own next save meets it as a conflict.
 */
async function readApplication(id: number): Promise<ApplicationAnswer | null> {
  const underOpenPage = isLookingAgain();
  const answer = await api.send(getApplication, { params: { id } }).catch(nullWhenArchived);
  if (answer === null) return null;
  const { data } = answer;
  queryClient.setQueryData<ApplicationAnswer>(['application'], (held) => {
    if (held === undefined || held.id !== data.id) return data;
    const keeps = underOpenPage ? held.version !== data.version : held.version > data.version;
    return keeps ? held : data;
  });
  return data;
}

/** Who comes, with everything that decides which page is theirs. @throws ApiProblem when it cannot be read. */
export async function currentArrival(): Promise<Arrival> {
  const who = await currentVisitor();
  if (who !== 'customer') return { who };
  const me = await readMe();
  if (me === null) return { who: 'staff' };
  const [application, bank] = await Promise.all([readApplication(me.bgoId), loadConfiguration()]);
  if (application === null) return archived;
  return {
    who,
    subject: subjectOf(application),
    consented: me.acceptedDatenschutz && me.authorizedToRepresent,
    packageChosen: isOfferedHere(bank, application.orderData.kontoId),
  };
}

function nullWhenArchived(error: unknown): null {
  if (error instanceof ApiProblem && error.status === 410) return null;
  throw error;
}

const archived: Arrival = {
  who: 'customer',
  subject: { status: 900, handedOver: false },
  consented: true,
  packageChosen: true,
};

/** What the landing is decided by. A status this app does not know is nothing to fill in: its page tells what is. */
export function subjectOf({ status, passedToSolarisBank, start }: ApplicationAnswer): LandingSubject {
  return {
    status: isStatusCode(status) ? status : 900,
    handedOver: passedToSolarisBank,
    startState: startStateOf(start),
  };
}

const resultOf = {
  interrupted_functionaries_mismatch: 'functionariesMatchingResult',
  interrupted_beneficiaries_mismatch: 'beneficiariesMatchingResult',
} as const;

/** A mismatch counts only with something to resolve (spec 1 §4). */
function startStateOf(start: Start | undefined): StartState | null {
  if (start === undefined || !Object.hasOwn(resultOf, start.state)) return null;
  const state = start.state as keyof typeof resultOf;
  const result = start[resultOf[state]];
  return typeof result === 'object' && result !== null && Object.keys(result).length > 0 ? state : null;
}

/** Packages that are opened in this app, and not behind a link of the bank. */
export function packagesOfferedHere({ konten }: BankConfiguration): readonly number[] {
  return Object.values(konten).flatMap(({ id, linkTarget = '' }) => (linkTarget === '' ? [id] : []));
}

function isOfferedHere(bank: BankConfiguration, kontoId: number): boolean {
  return packagesOfferedHere(bank).includes(kontoId);
}
