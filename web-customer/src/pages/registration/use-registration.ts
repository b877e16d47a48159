import { ApiProblem } from '@kontor/api/problem/api-problem';
import { registerApplicant } from '@kontor/api/session/registration.routes';
import type { RegisterAnswer } from '@kontor/api/session/session.schema';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { notify } from '../../app/notices/notices.js';
import { detailsOf } from '../../app/notices/problem-notice.js';
import { path } from '../../app/routes/routes.js';
import { api } from '../../app/session/session.js';
import { isStorageAvailable } from '../../app/session/storage-available.js';
import { writeStored } from '../../app/session/storage.js';
import { sessionCookie, tokens } from '../../app/session/tokens.js';
import { serverError } from '../../violations/server-violation.js';
import { removeEntries } from './kept-entries.js';
import { refusalNotice } from './refusal-notice.js';
import {
  fieldOfPath,
  isAddressTaken,
  registrationBody,
  type RegistrationContext,
  type RegistrationValues,
} from './registration-values.js';

type Body = Parameters<typeof api.send<typeof registerApplicant>>[1]['body'];

interface Outcome {
  /** The address belongs to an application in progress. */
  readonly taken?: true;
  /** The server's violations by field. */
  readonly fields?: readonly {
    readonly name: keyof RegistrationValues;
    readonly error: ReturnType<typeof serverError>;
  }[];
}

/** Sends a registration once for any number of clicks, then opens the activation. */
export function useRegistration(registrationContext: RegistrationContext) {
  const [busy, setBusy] = useState(false);
  const sent = useRef({ body: '', key: '' });
  const navigate = useNavigate();

  /** A full reload removes all entries from memory (R1 §4 "Registration"), and so does leaving this page. */
  const goToActivation = async ({ token, refresh_token }: RegisterAnswer, email: string): Promise<void> => {
    deleteEntryParameters();
    writeStored('verificationMail', email);
    if (token !== undefined) tokens.write({ token, refresh_token });
    const survivesReload = sessionCookie !== undefined && isStorageAvailable();
    if (survivesReload) window.location.assign(path('hub-aktivierung'));
    else await navigate(path('hub-aktivierung'));
  };
  const goToAdviserSuccess = async (email: string): Promise<void> => {
    deleteEntryParameters();
    await navigate(path('beratereinstieg-erfolg'), { state: { email, kontoId: registrationContext.kontoId } });
  };

  const register = async (values: RegistrationValues): Promise<Outcome> => {
    const body = registrationBody(values, registrationContext) as Body;
    const written = JSON.stringify(body);
    // Sending the same entries again is the same registration, also after a lost response.
    if (sent.current.body !== written) sent.current = { body: written, key: crypto.randomUUID() };
    setBusy(true);
    try {
      const { data } = await api.send(registerApplicant, { body, idempotencyKey: sent.current.key });
      if (registrationContext.byAdviser) await goToAdviserSuccess(values.email.trim());
      else await goToActivation(data, values.email.trim());
      return {};
    } catch (error) {
      setBusy(false);
      if (!(error instanceof ApiProblem)) throw error;
      return refused(error, registrationContext);
    }
  };
  return { busy, register };
}

/** Entry parameters are used for one registration only. */
function deleteEntryParameters(): void {
  removeEntries();
  writeStored('context', undefined);
  writeStored('paymentReferenceId', undefined);
}

/** The texts of each refusal (R1 §8 "Registration"). */
function refused(problem: ApiProblem, { byAdviser }: RegistrationContext): Outcome {
  if (problem.violations.some(isAddressTaken)) return { taken: true };
  const fields = problem.violations.flatMap((violation) => {
    const name = fieldOfPath(violation.propertyPath);
    return name === undefined ? [] : [{ name, error: serverError(violation) }];
  });
  if (fields.length > 0) return { fields };
  notify({ tone: 'error', ...detailsOf(problem), ...refusalNotice(problem, byAdviser) });
  return {};
}
