import { getApplication } from '@kontor/api/application/application.routes';
import type { ApplicationAnswer, Start } from '@kontor/api/application/application.schema';
import { ApiProblem } from '@kontor/api/problem/api-problem';
import { getMe } from '@kontor/api/session/session.routes';
import type { CustomerMe } from '@kontor/api/session/me.schema';
import type { StartState } from '@kontor/domain/case/case-outcome';
import { caseStatus, isStatusCode } from '@kontor/domain/case/case-status';
import type { LandingSubject } from './customer-landing.js';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { loadConfiguration } from '../configuration/configuration-client.js';
import { showAccountLanguage } from '../language/show-language.js';
import { isRevalidating } from '../routes/current-page.js';
import type { VisitorState } from './landing.js';
import { packagesOfferedHere } from './offered-packages.js';
import { queryClient } from '../session/query-client.js';
import { sessionRestored } from '../session/restore-session.js';
import { api, currentClaims, refreshIfExpiring } from '../session/session.js';
import { visitorOf, type Visitor } from './visitor.js';

/** The kind of visitor, after a refresh of the session when it expires soon (R1 §9). */
export async function currentVisitor(): Promise<Visitor> {
  await sessionRestored();
  await refreshIfExpiring();
  const { staffRoles } = await loadConfiguration();
  return visitorOf(currentClaims(), staffRoles);
}

/** Reads the registration of the logged-in customer; null for staff. */
export async function readMe(): Promise<CustomerMe | null> {
  const { data } = await api.send(getMe, {});
  queryClient.setQueryData(['me'], data);
  if (!('bgoId' in data)) return null;
  await showAccountLanguage(data.language);
  return data;
}

/**
 * Reads the application into the query cache. A newer saved version is kept. While a page is open, a version saved on
 * another device is not taken over either: the next save answers with a conflict.
 */
async function readApplication(id: number): Promise<ApplicationAnswer | null> {
  const underOpenPage = isRevalidating();
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

/** Everything that decides which page a visitor may open. @throws ApiProblem */
export async function currentVisitorState(): Promise<VisitorState> {
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

const archived: VisitorState = {
  who: 'customer',
  subject: { status: caseStatus.archived, handedOver: false },
  consented: true,
  packageChosen: true,
};

/** What the landing page depends on. An unknown status leads to the status page. */
export function subjectOf({
  status,
  passedToSolarisBank,
  isHandOverUnderWay,
  start,
}: ApplicationAnswer): LandingSubject {
  return {
    status: isStatusCode(status) ? status : caseStatus.archived,
    handedOver: passedToSolarisBank,
    startState: startStateOf(start),
    ordering: isHandOverUnderWay,
  };
}

const resultOf = {
  interrupted_functionaries_mismatch: 'functionariesMatchingResult',
  interrupted_beneficiaries_mismatch: 'beneficiariesMatchingResult',
} as const;

/** The state of a mismatch that has something to resolve (R1 §4). */
function startStateOf(start: Start | undefined): StartState | null {
  if (start === undefined || !Object.hasOwn(resultOf, start.state)) return null;
  const state = start.state as keyof typeof resultOf;
  const result = start[resultOf[state]];
  return typeof result === 'object' && result !== null && Object.keys(result).length > 0 ? state : null;
}

function isOfferedHere(bank: BankConfiguration, kontoId: number): boolean {
  return packagesOfferedHere(bank).includes(kontoId);
}
