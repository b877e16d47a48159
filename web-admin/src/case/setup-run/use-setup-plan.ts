import type { BookingMode } from '@kontor/domain/core-banking/booking';
import { defaultBookingMode, modeChoice } from '@kontor/domain/core-banking/mode-choice';
import { useState } from 'react';
import { useBankCase } from '../bank-case/use-bank-case.js';
import { plannedSteps } from './setup-run.js';
import { setupSubjectOf, useMayRun, useSetupRun } from './use-setup-run.js';

/** What a run would do now, in the chosen mode: without a choice that of the parties once they are passed. */
export function useSetupPlan() {
  const record = useBankCase();
  const { isUnderWay } = useSetupRun();
  const mayRun = useMayRun();
  const choice = modeChoice(record.readiness);
  const [chosen, choose] = useState<BookingMode>();
  const isChosen = chosen !== undefined && choice?.allowed.includes(chosen) === true;
  const proposed = choice?.proposed ?? record.coreBanking.parties?.mode ?? defaultBookingMode;
  const mode = isChosen ? chosen : proposed;
  const subject = setupSubjectOf(record);
  const planned = plannedSteps(subject, mode);
  return { choice, mode, choose, subject, planned, isOpen: isUnderWay || (mayRun && planned.length > 0) };
}
