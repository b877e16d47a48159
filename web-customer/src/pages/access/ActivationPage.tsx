import { useLoaderData } from 'react-router';
import type { ActivationStep } from '../../app/guards/activation-guard.js';
import { Activation } from './Activation.js';
import { ConsentForm } from './ConsentForm.js';
import { ExpiredActivation } from './ExpiredActivation.js';

/** Confirmation of the e-mail address after a registration, and of what an adviser could not confirm (R1 §2 item 7). */
export function ActivationPage() {
  const step = useLoaderData<ActivationStep>();
  if (step === 'expired') return <ExpiredActivation />;
  if (step === 'consent') return <ConsentForm />;
  return <Activation />;
}
