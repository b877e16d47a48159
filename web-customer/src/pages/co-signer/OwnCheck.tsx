import { startOwnCheck } from '@kontor/api/co-signer/co-signer.routes';
import { attemptsSentence } from '@kontor/domain/person/person-wording';
import { useState } from 'react';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { FormActions, FormStack } from '../../form/FormActions.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/person-text.js';
import { Button } from '../../ui/Button.js';
import { isWebAddress } from '../../ui/web-address.js';
import { personApi } from './person-client.js';

/** What the identity check needs, and its start at the provider. */
export function OwnCheck({ attemptsLeft }: { readonly attemptsLeft: number | null }) {
  const [busy, setBusy] = useState(false);
  const start = async (): Promise<void> => {
    setBusy(true);
    try {
      const { data } = await personApi.send(startOwnCheck, {});
      if (isWebAddress(data.url)) window.location.assign(data.url);
    } catch (error) {
      notifyProblem(error, { title: () => text('person.check.failed') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <FormStack>
        <h2>{text('person.check.need')}</h2>
        <ul>
          <li>{text('person.check.need1')}</li>
          <li>{text('person.check.need2')}</li>
          <li>{text('person.check.need3')}</li>
        </ul>
        {attemptsLeft === null || attemptsLeft === 0 ? null : <p>{inLanguage(attemptsSentence(attemptsLeft))}</p>}
        <p>{text('person.check.after')}</p>
      </FormStack>
      <FormActions>
        <Button busy={busy} onClick={() => void start()}>
          {text('person.check.start')}
        </Button>
      </FormActions>
    </>
  );
}
