import { Applicant } from '../applicant.js';
import type { Clerk } from '../clerk.js';
import { coSignerWithCheck } from '../co-signer/co-signer-session.js';
import { unknownCompany } from '../company.js';
import { ownClerk } from '../staff-users.js';

/** Who calls: with one token, or with several that are all refused. */
export interface Identity {
  readonly name: string;
  /** What a route names it as; undefined for who is not logged in. */
  readonly caller: string | undefined;
  readonly tokens: readonly (string | undefined)[];
}

interface Customers {
  readonly applicant: Applicant;
  readonly stranger: Applicant;
}

const staff = [
  'ROLE_ADMIN',
  'ROLE_ADMIN_PLUS',
  'ROLE_USER_ADMIN',
  'ROLE_INSTANCE_ADMIN',
  'ROLE_ROOT',
  'ROLE_AUDITOR',
] as const;

/** Whose own case is the foreign one of everybody else. */
export const foreign = 'the other customer';

/** The twelve identities: nobody, broken and ended tokens, three customers, a co-signer and the six roles of staff. */
export async function twelveIdentities({ applicant, stranger }: Customers): Promise<readonly Identity[]> {
  const unverified = new Applicant(unknownCompany());
  await unverified.register();
  const clerks: readonly Clerk[] = await Promise.all(staff.map((role) => ownClerk(role)));
  const ended = await ownClerk();
  await ended.done('POST', '/me/logout');
  const forged = `${clerks[4]!.token.slice(0, -4)}AAAA`;
  const customer = (name: string, { session }: Applicant): Identity => ({
    ...{ name, caller: 'customer' },
    tokens: [session.token],
  });
  return [
    { name: 'nobody', caller: undefined, tokens: [undefined] },
    { name: 'a forged and an ended token', caller: undefined, tokens: [forged, ended.token] },
    { name: 'an unverified customer', caller: 'unverified', tokens: [unverified.session.token] },
    customer('the customer', applicant),
    customer(foreign, stranger),
    { name: 'a co-signer', caller: 'person', tokens: [(await coSignerWithCheck()).token] },
    ...staff.map((role, index) => ({ name: role, caller: role, tokens: [clerks[index]!.token] })),
  ];
}
