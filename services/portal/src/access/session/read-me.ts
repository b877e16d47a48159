import type { CustomerMe, StaffMe } from '@kontor/api/session/me.schema';
import { inheritedRoles } from '@kontor/domain/roles/roles';
import { languageOfApplicant, openRegistration } from '../account/account.module.js';
import { problem } from '../../http/answer/problem-table.js';
import type { SessionDeps } from './session-deps.js';
import type { Session } from './session.js';

const yesNo = (answer: boolean) => (answer ? ('Ja' as const) : ('Nein' as const));

/** The logged-in user, in the names of R1 §3 "Me record" or, for staff, R3 §3 "Staff user". */
export function readMe(deps: SessionDeps, session: Session): Promise<CustomerMe | StaffMe> {
  return session.side === 'staff' ? staffMe(deps, session) : customerMe(deps, session);
}

async function customerMe(deps: SessionDeps, session: Session): Promise<CustomerMe> {
  const applicant = await deps.applicants.findByAccount(session.accountId);
  if (applicant === null) throw problem('unauthorized');
  const registration = await openRegistration(deps.keys, applicant);
  const opened = await deps.cases.find(applicant.caseId);
  const kontoId = opened?.kontoId ?? registration.orderData.kontoId;
  const { businessName, businessLegalForm, salutation, firstName, lastName, username } = registration;
  const { authorizedToRepresent, acceptedDatenschutz, createdByBerater } = applicant;
  return {
    kontoId,
    firma: businessName,
    rechtsform: businessLegalForm,
    anrede: salutation,
    vorname: firstName,
    nachname: lastName,
    email: username,
    datenschutz: yesNo(acceptedDatenschutz),
    berechtigung: yesNo(authorizedToRepresent),
    bgoId: Number(applicant.caseId),
    orderData: { kontoId },
    businessName,
    businessLegalForm,
    salutation,
    firstName,
    lastName,
    username,
    authorizedToRepresent,
    acceptedDatenschutz,
    verified: session.verified,
    status: opened?.status ?? null,
    bgoIdentifications: [`/bgo_identifications/${applicant.caseId}`],
    feedbackRating: opened?.feedback?.rating ?? null,
    feedbackComment: opened?.feedback?.comment ?? null,
    createdByBerater,
    language: languageOfApplicant(applicant),
  };
}

async function staffMe(deps: SessionDeps, session: Session): Promise<StaffMe> {
  const staff = await deps.staff.findByAccount(session.accountId);
  if (staff === null) throw problem('unauthorized');
  const { username, salutation, firstName, lastName } = staff;
  // None as long as a second factor is missing.
  const roles = session.roles.length === 0 ? [] : staff.roles;
  return { username, salutation, firstName, lastName, roles: [...roles], inheritedRoles: [...inheritedRoles(roles)] };
}
