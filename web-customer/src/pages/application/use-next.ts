import { legalFormOf } from '@kontor/domain/application/application';
import { lacksBeneficialOwner, withFictitiousOwners } from '@kontor/domain/application/complete-application';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { nextScreen } from '../../progress/progress.js';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../app/notices/notices.js';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { text } from '../../texts/form-text.js';
import type { ApplicationSession, Progress } from '../../application-draft/application-session.js';
import type { Accordions } from './use-open-forms.js';

/** Only the owner is missing, and that can be corrected for the customer. */
function lacksOnlyOwner({ application, statuses }: Progress): boolean {
  const violations = statuses.flatMap((status) => status.violations);
  const onlyOwners = violations.length > 0 && violations.every(({ code }) => code === 'owners');
  const legalForm = legalFormOf(application);
  // Legal forms without ownership questions need no declaration.
  const asked = legalForm !== undefined && traitsOf(legalForm).asksOwnership;
  return onlyOwners && asked && lacksBeneficialOwner(application);
}

/** The action of the button at the end of the form (R1 §4 "Form behaviour", §5 "Form submission"). */
export function useNext(session: ApplicationSession, accordions: Accordions) {
  const { mehrwerte } = useBank();
  const navigate = useNavigate();
  const [attempt, setAttempt] = useState(0);
  const [busy, setBusy] = useState(false);
  const [asksForOwner, setAsksForOwner] = useState(false);

  const refuse = ({ statuses }: Progress): void => {
    session.violations.reveal(statuses.flatMap(({ violations }) => violations.map((one) => one.propertyPath)));
    accordions.showProblems();
    setAttempt((count) => count + 1);
  };
  const proceed = async ({ application }: Progress): Promise<void> => {
    const saved = await session.autosave.flush();
    if (saved) await navigate(addressAfter(nextScreen(mehrwerte, application.mehrwerteSelection)));
    else reportUnsaved(session);
  };
  const next = async (): Promise<void> => {
    setBusy(true);
    const seen = await session.check();
    if (seen.statuses.every(({ status }) => status === 2)) await proceed(seen);
    else if (lacksOnlyOwner(seen)) setAsksForOwner(true);
    else refuse(seen);
    setBusy(false);
  };
  return {
    attempt,
    busy,
    next,
    asksForOwner,
    closeOwner: () => setAsksForOwner(false),
    /** Enters all representatives as fictitious owners, saves and continues. */
    takeRepresentatives: async () => {
      setAsksForOwner(false);
      session.write(withFictitiousOwners(session.values()));
      await next();
    },
  };
}

/** The summary's parameter says that it was not asked for by name, but is the next page (R1 §4 "Form behaviour"). */
function addressAfter(screen: ReturnType<typeof nextScreen>): string {
  return screen === 'hub-identifizierung-summary' ? `${path(screen)}?summary=false` : path(screen);
}

/** Says why the entries could not be saved. */
export function reportUnsaved({ saving }: ApplicationSession): void {
  const { phase, message, errorNumber } = saving.get();
  if (phase !== 'failed' && phase !== 'offline') return;
  const body = () => (phase === 'offline' ? text('save.offline') : (message?.() ?? text('error.unknown')));
  notify({ tone: 'error', title: () => text('save.problem'), body, errorNumber });
}
