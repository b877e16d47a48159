import { defaultStaffRoles, roleBoxes } from './role-boxes.js';
import { canChangeRoles, inheritedRoles, isStaffRole, staffRoles, type StaffRole } from '@kontor/domain/roles/roles';
import fc from 'fast-check';

const bearer = (...roles: string[]) => ({ roles, inheritedRoles: inheritedRoles(roles) });

/** R3 §3 "Role catalogue": role, German name, granted by. */
const catalogue: readonly (readonly [StaffRole, string, StaffRole])[] = [
  ['ROLE_ROOT', 'Support', 'ROLE_ROOT'],
  ['ROLE_INSTANCE_ADMIN', 'Administrator', 'ROLE_INSTANCE_ADMIN'],
  ['ROLE_USER_ADMIN', 'Nutzerverwalter', 'ROLE_USER_ADMIN'],
  ['ROLE_ADMIN', 'Sachbearbeiter', 'ROLE_USER_ADMIN'],
  ['ROLE_ADMIN_PLUS', 'Sachbearbeiter erweitert', 'ROLE_USER_ADMIN'],
  ['ROLE_AUDITOR', 'Prüfer', 'ROLE_ROOT'],
];

describe('role boxes', () => {
  it.each(catalogue)('%s is %s, granted by %s', (role, label, granter) => {
    for (const actor of staffRoles) {
      const isGranter = actor === granter || (actor === 'ROLE_ROOT' && granter !== 'ROLE_ROOT');
      const box = roleBoxes(bearer(actor), []).find((one) => one.role === role);
      expect(box).toEqual({ role, label, checked: false, disabled: !isGranter });
    }
  });

  it("are ticked for the user's roles, and default to the clerk", () => {
    const boxes = roleBoxes(bearer('ROLE_USER_ADMIN'), ['ROLE_ADMIN', 'ROLE_ROOT', 'ROLE_USER']);
    expect(boxes.filter(({ checked }) => checked).map(({ role }) => role)).toEqual(['ROLE_ROOT', 'ROLE_ADMIN']);
    expect(defaultStaffRoles).toEqual(['ROLE_ADMIN']);
  });

  it('do not change when disabled', () => {
    const roles = fc.subarray([...staffRoles]);
    fc.assert(
      fc.property(roles, roles, roles, (actor, before, after) => {
        const claims = bearer(...actor);
        const locked = roleBoxes(claims, before).filter(({ disabled }) => disabled);
        const touches = locked.some(({ role, checked }) => checked !== after.includes(role));
        expect(canChangeRoles(claims, before, after)).toBe(!touches);
      }),
    );
  });

  it('distinguish roles from other names', () => {
    expect([isStaffRole('ROLE_ADMIN'), isStaffRole('ROLE_USER'), isStaffRole('toString')]).toEqual([
      true,
      false,
      false,
    ]);
  });
});
