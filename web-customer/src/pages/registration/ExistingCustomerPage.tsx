import { styled } from '@mui/material/styles';
import { useState, type FormEvent } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { FormActions } from '../../form/FormActions.js';
import { text } from '../../texts/opening-text.js';
import { Button, ButtonAnchor, ButtonLink } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { Page } from '../../app/page/Page.js';
import { RadioCards } from '../../ui/RadioCards.js';
import { AccountHeader } from '../account/AccountHeader.js';
import { AccountNotFoundPage } from '../account/AccountNotFoundPage.js';
import { AppointmentWay } from './AppointmentWay.js';
import { hasKeptEntries } from './kept-entries.js';

const Form = styled('form')({ marginTop: 32, '& > * + *': { marginTop: 24 } });
const Options = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 12 });

/** New customers continue online; existing ones cannot use this application (R1 §1, §2 item 3). */
export function ExistingCustomerPage() {
  const { kontoId = '' } = useParams();
  const { konten, bankName } = useBank();
  const { pathname, search } = useLocation();
  const fromBankSite = pathname.startsWith('/fk/');
  const navigate = useNavigate();
  const [answer, setAnswer] = useState<'new' | 'existing' | undefined>(undefined);
  const [asked, setAsked] = useState(false);
  const account = konten[kontoId];
  if (account === undefined) return <AccountNotFoundPage />;

  const online = path(fromBankSite ? 'konto-eroeffnen-online' : 'einstieg-konto-eroeffnen-online', { kontoId });
  const back = hasKeptEntries() ? openedAt(online, search) : undefined;

  const next = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (answer === 'new') void navigate(online + search);
    if (answer === undefined) document.getElementById('kunde')?.focus();
  };
  const missing = asked && answer === undefined;
  return (
    <Page
      title={text('existing.title')}
      titlePrefix={missing ? text('form.titlePrefix') : ''}
      lead={text('existing.lead')}
      above={<AccountHeader account={account} />}
    >
      <Form noValidate onSubmit={next}>
        <RadioCards
          id="kunde"
          legend={text('existing.question', { bank: bankName })}
          options={[
            { value: 'new', label: text('existing.new'), hint: text('existing.new.hint') },
            { value: 'existing', label: text('existing.yes'), hint: text('existing.yes.hint') },
          ]}
          value={answer}
          onChange={setAnswer}
          error={missing ? text('existing.missing') : undefined}
        />
        <div role="status">{answer === 'existing' ? <ExistingNotice /> : null}</div>
        {answer === 'existing' ? null : <AppointmentWay account={account.title} back={back} />}
        <FormActions>
          {answer === 'existing' ? null : <Button type="submit">{text('action.next')}</Button>}
          {fromBankSite && answer !== 'existing' ? (
            <ButtonLink look="secondary" to={path('einstieg-konto-vergleich') + search}>
              {text('action.back')}
            </ButtonLink>
          ) : null}
        </FormActions>
      </Form>
    </Page>
  );
}

/** The registration, which has the entries that were kept. */
function openedAt(address: string, search: string): string {
  const query = new URLSearchParams(search);
  query.set('schritt', '3');
  return `${address}?${query.toString()}`;
}

function ExistingNotice() {
  const { onlineBankingUrl = '', contactUrl = '' } = useBank().switch;
  return (
    <Notice tone="info" title={text('existing.notice.title')}>
      <p>{text('existing.notice.body')}</p>
      <Options>
        {onlineBankingUrl === '' ? null : (
          <ButtonAnchor href={onlineBankingUrl}>{text('existing.onlineBanking')}</ButtonAnchor>
        )}
        {contactUrl === '' ? null : (
          <ButtonAnchor look="secondary" href={contactUrl}>
            {text('contact.link')}
          </ButtonAnchor>
        )}
      </Options>
    </Notice>
  );
}
