import type { AvailableName } from '@kontor/domain/case/available-commands';
import type { ReactNode } from 'react';
import { CanAccess, useCanAccess } from 'react-admin';
import { caseResource } from '../bank-case/case-keys.js';
import { useBankCase } from '../bank-case/use-bank-case.js';

interface CaseCommandProps {
  readonly name: AvailableName;
  readonly children: ReactNode;
}

/** Shows the button of a command while the status of the case and the roles of the user allow it. */
export function CaseCommand({ name, children }: CaseCommandProps) {
  const { commands } = useBankCase();
  return commands.has(name) ? <CanAccess action={name}>{children}</CanAccess> : null;
}

/** The same question for what is more than a button. */
export function useMayDo(name: AvailableName): boolean {
  const { commands } = useBankCase();
  const { canAccess = false } = useCanAccess({ resource: caseResource, action: name });
  return commands.has(name) && canAccess;
}
