import { ApiProblem } from '@kontor/api/problem/api-problem';
import { useContext } from 'react';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { ConflictSlot } from './conflict-slot.js';
import type { SettingsForm } from './use-settings-form.js';

interface SaveProblemProps {
  readonly form: Pick<SettingsForm<object>, 'error' | 'base' | 'valuesOf' | 'reset' | 'saveOver'>;
}

/** Why a form was not saved; of what somebody else saved meanwhile, whose it is and what would be lost of it. */
export function SaveProblem({ form: { error, base, valuesOf, reset, saveOver } }: SaveProblemProps) {
  const ConflictNotice = useContext(ConflictSlot);
  if (error === null) return null;
  if (!(error instanceof ApiProblem) || error.status !== 412)
    return <ProblemNotice error={error} title="Die Einstellungen konnten nicht gespeichert werden" />;
  return <ConflictNotice base={base} valuesOf={valuesOf} onLoad={reset} onKeep={saveOver} />;
}
