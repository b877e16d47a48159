import type { ApiRoute, RouteArea } from '@kontor/api/route/route';
import { approvalDeciders, approvalReaders } from '@kontor/domain/approval/four-eyes';
import { setStatusRoles, staffRolesOf } from '@kontor/domain/case/command-roles';
import { hasRole, inheritedRoles, staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import { staffAreas } from '@kontor/domain/roles/staff-areas';

const areas: Readonly<Record<RouteArea, readonly StaffRole[]>> = {
  ...staffAreas,
  everybody: staffRoles,
  statuses: setStatusRoles,
  approvals: approvalReaders,
  decisions: approvalDeciders,
};

/** Who may call a route: `anybody`, or customers before and after they confirm their address and every role of staff. */
export function callersOf({ access, area, act }: Pick<ApiRoute, 'access' | 'area' | 'act'>): readonly string[] {
  if (access === 'public') return ['anybody'];
  if (access === 'person') return ['person'];
  const isForCustomers = access !== 'staff';
  const named = [...(area === undefined ? [] : areas[area]), ...(act === undefined ? [] : staffRolesOf(act))];
  return [
    ...(access === 'unverified' ? ['unverified'] : []),
    ...(isForCustomers ? ['customer'] : []),
    ...staffRoles.filter((role) => hasRole({ roles: [role], inheritedRoles: inheritedRoles([role]) }, named)),
  ];
}
