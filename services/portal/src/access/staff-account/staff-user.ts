import type { StaffUser } from '@kontor/api/staff/staff-user.schema';
import type { StaffStanding } from '@kontor/domain/staff/staff';
import { isDeepStrictEqual } from 'node:util';
import type { ActChange } from '../../http/answer/act-detail.js';
import { factorKinds, type StaffAct, type StaffDocument } from '../account/account.module.js';

const maxActs = 200;

/** The state of an account, as the rules of staff read it. */
export function standingOf({ verifiedAt, suspended, invitedAt }: StaffDocument): StaffStanding {
  return {
    verified: verifiedAt > 0 && !suspended,
    verificationDate: verifiedAt > 0 ? new Date(verifiedAt).toISOString() : null,
    wasInvitedButIsNotYetVerified: verifiedAt === 0 && invitedAt > 0,
  };
}

/** A member of staff for the user administration (R3 §3 "Staff user"). */
export function staffUserOf(document: StaffDocument): StaffUser {
  const { accountId, username, salutation, firstName, lastName, roles, lastLoginAt, createdAt } = document;
  return {
    id: accountId,
    username,
    email: username,
    salutation,
    firstName,
    lastName,
    roles: [...roles],
    ...standingOf(document),
    factors: factorKinds(document.factors),
    lastLogin: lastLoginAt === 0 ? null : new Date(lastLoginAt).toISOString(),
    creationDate: new Date(createdAt).toISOString(),
  };
}

const changeable = ['username', 'salutation', 'firstName', 'lastName', 'roles'] as const;

/** What can be changed of an account. */
export type Changeable = Pick<StaffDocument, (typeof changeable)[number]>;

/** What differs between two states of an account, for the log; all of a new or a removed one. */
export function changesOf(before: Changeable | null, after: Changeable | null): readonly ActChange[] {
  return changeable
    .map((name) => ({ name, before: before?.[name] ?? null, after: after?.[name] ?? null }))
    .filter(({ before: was, after: is }) => !isDeepStrictEqual(was, is));
}

/** The part of a change that records who did it. */
export function actedBy(
  { changedBy }: Pick<StaffDocument, 'changedBy'>,
  act: StaffAct,
): Pick<StaffDocument, 'changedBy'> {
  return { changedBy: [...changedBy, act].slice(-maxActs) };
}
