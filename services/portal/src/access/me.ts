import type { CustomerMe, StaffMe } from '@kontor/api/session/me.schema';
import { inheritedRoles } from '@kontor/domain/roles/roles';
import { problem } from '../problem-table.js';
import type { AccessDeps } from './access-deps.js';
import { openRegistration } from './applicants.js';
import type { Session } from './session.js';

const yesNo = (answer: boolean) => (answer ? ('Ja' as const) : ('Nein' as const));

/** Who is logged in, in the names of spec 1 §3 "Me record" or, for staff, of spec 3 §3 "Staff user". */
export function readMe(deps: AccessDeps, session: Session): Promise<CustomerMe | StaffMe> {
  return session.side === 'staff' ? staffMe(deps, session) : customerMe(deps, session);
}

async function customerMe(deps: AccessDeps, session: Session): Promise<CustomerMe> {
  const applicant = await deps.applicants.findByAccount(session.accountId);
  if (applicant === null) throw problem('unauthorized');
  const registration = await openRegistration(deps.keys, applicant);
  const opened = await deps.door.look(applicant.caseId);
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
    feedbackRating: null,
    feedbackComment: null,
    createdByBerater,
  };
}

async function staffMe(deps: AccessDeps, session: Session): Promise<StaffMe> {
  const staff = await deps.staff.findByAccount(session.accountId);
  if (staff === null) throw problem('unauthorized');
  const { username, salutation, firstName, lastName, roles } = staff;
  return { username, salutation, firstName, lastName, roles: [...roles], inheritedRoles: [...inheritedRoles(roles)] };
}
