import type { AvailableName } from '@kontor/domain/case/available-commands';
import type { ReactNode } from 'react';
import { CanAccess } from 'react-admin';
import { useCaseRecord } from '../case-record/use-case-record.js';

interface CaseCommandProps {
  readonly name: AvailableName;
  readonly children: ReactNode;
}

/** Shows the button of a command while the status of the case and the roles of the user allow it. */
export function CaseCommand({ name, children }: CaseCommandProps) {
  const { commands } = useCaseRecord();
  return commands.has(name) ? <CanAccess action={name}>{children}</CanAccess> : null;
}
