/** Kinds of visitors. */
export type Visitor = 'nobody' | 'staff' | 'unverified' | 'customer';

export interface VisitorClaims {
  readonly verified?: boolean | undefined;
  readonly roles: readonly string[];
  readonly inheritedRoles?: readonly string[] | undefined;
}

/** Any role of the bank means staff; customers need a verified address (R1 §6). */
export function visitorOf(claims: VisitorClaims | null, staffRoles: readonly string[]): Visitor {
  if (claims === null) return 'nobody';
  const roles = [...claims.roles, ...(claims.inheritedRoles ?? [])];
  if (roles.some((role) => staffRoles.includes(role))) return 'staff';
  return claims.verified === true ? 'customer' : 'unverified';
}
