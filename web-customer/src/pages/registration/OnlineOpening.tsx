import { isEntered } from '@kontor/domain/answer/answer';
import type { RegistrationRules } from '@kontor/domain/application/registration-violations';
import type { PublicAccount } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router';
import { path } from '../../app/routes/routes.js';
import { readStored } from '../../app/session/storage.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { loadPhoneRule } from '../../application-draft/phone-rule.js';
import { FormActions, WhyNot } from '../../form/FormActions.js';
import { ApplicationProgress } from '../../progress/ApplicationProgress.js';
import { minutesLeft } from '../../progress/time-left.js';
import { text } from '../../texts/opening-text.js';
import { Button } from '../../ui/Button.js';
import { Hint } from '../../ui/Field.js';
import { Page } from '../../app/page/Page.js';
import { AccountHeader } from '../account/AccountHeader.js';
import { CompanySearch } from '../company-search/CompanySearch.js';
import { emptySearch, type SearchState } from '../company-search/search-state.js';
import { LegalFormPicker } from '../legal-form/LegalFormPicker.js';
import { chosenForm, stateFor, type PickerState } from '../legal-form/picker-state.js';
import { isAdviserEntry } from './adviser-entry.js';
import { AdviserHeader } from './AdviserHeader.js';
import { AppointmentWay } from './AppointmentWay.js';
import { enteredBefore, keepEntries } from './kept-entries.js';
import { adjacentStep, partsFrom, shownSteps, stepAt, type OpeningStep, type OpeningSubject } from './opening-steps.js';
import { prefillOf } from './prefill.js';
import { registrationErrors, type RegistrationContext, type RegistrationValues } from './registration-values.js';
import { RegistrationForm } from './RegistrationForm.js';

const HubLine = styled('p')(({ theme }) => ({
  marginTop: 40,
  paddingTop: 20,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
}));

const Appointment = styled('div')({ marginTop: 40, '&:empty': { margin: 0 } });

/** The number that means "package is chosen later" (R1 §2 item 4). */
const noPackage = 0;

interface Entry {
  readonly account: PublicAccount | undefined;
  readonly byAdviser: boolean;
}

function contextOf({ account, byAdviser }: Entry, legalForm: string, { hit }: SearchState): RegistrationContext {
  return {
    kontoId: account?.id ?? noPackage,
    legalForm,
    byAdviser,
    hit,
    context: readStored('context'),
    paymentReferenceId: readStored('paymentReferenceId'),
  };
}

/** With the numbering plans when a number is entered; where they cannot be loaded the portal checks it. */
async function rulesFor({ phone }: RegistrationValues, bank: RegistrationRules): Promise<RegistrationRules> {
  const isPhoneNumber = isEntered(phone) ? await loadPhoneRule().catch(() => undefined) : undefined;
  return isPhoneNumber === undefined ? bank : { ...bank, isPhoneNumber };
}

/** Three steps: legal form, company, registration. Entries of one step are kept while the others are shown. */
export function OnlineOpening({ account }: { readonly account: PublicAccount | undefined }) {
  const bank = useBank();
  const [query, setQuery] = useSearchParams();
  const [prefill] = useState(() => prefillOf(enteredBefore(), bank));
  const [picker, setPicker] = useState<PickerState>(() => stateFor(prefill.legalForm));
  const [search, setSearch] = useState<SearchState>(emptySearch);
  const legalForm = chosenForm(picker, bank.disabledLegalForms);
  const subject = { legalForm, searchActive: bank.isKycNowActive };
  const step = stepAt(query.get('schritt'), subject);
  const byAdviser = isAdviserEntry(query);
  const wording = byAdviser ? 'adviser' : 'opening';
  const registrationContext = contextOf({ account, byAdviser }, legalForm ?? '', search);
  const form = useForm<RegistrationValues>({
    defaultValues: prefill.values,
    // The error summary takes the focus instead.
    shouldFocusError: false,
    resolver: async (values) => {
      const errors = registrationErrors(values, registrationContext, await rulesFor(values, bank));
      return Object.keys(errors).length === 0 ? { values, errors: {} } : { values: {}, errors };
    },
  });
  const go = (way: 1 | -1): void =>
    setQuery((current) => {
      current.set('schritt', String(adjacentStep(step, way, subject)));
      return current;
    });
  const failed = step === 'registration' && Object.keys(form.formState.errors).length > 0;

  return (
    <Page
      title={text(`${wording}.${step}.title`)}
      titlePrefix={failed ? text('form.titlePrefix') : ''}
      lead={text(`${wording}.${step}.lead`)}
      above={
        <>
          {byAdviser ? <AdviserHeader /> : null}
          {account === undefined ? null : <AccountHeader account={account} />}
          <OpeningProgress step={step} subject={subject} />
        </>
      }
    >
      {step === 'legalForm' ? (
        <LegalFormStep
          byAdviser={byAdviser}
          picker={picker}
          onChange={setPicker}
          ready={legalForm !== undefined}
          onNext={() => go(1)}
        />
      ) : null}
      {step === 'company' ? (
        <CompanySearch
          byAdviser={byAdviser}
          legalForm={legalForm}
          memory={search}
          onChange={setSearch}
          onBack={() => go(-1)}
          onSkip={() => {
            setSearch({ ...search, hit: undefined });
            go(1);
          }}
          onSubmit={() => {
            form.setValue('firma', search.hit?.name ?? '');
            go(1);
          }}
        />
      ) : null}
      {step === 'registration' && legalForm !== undefined ? (
        <FormProvider {...form}>
          <RegistrationForm legalForm={legalForm} registrationContext={registrationContext} onBack={() => go(-1)} />
        </FormProvider>
      ) : null}
      {byAdviser || step === 'legalForm' ? null : (
        <Leaving account={account} onLeave={() => keepEntries(legalForm ?? '', form.getValues())} />
      )}
      {byAdviser ? null : <HubLink />}
    </Page>
  );
}

interface OpeningProgressProps {
  readonly step: OpeningStep;
  readonly subject: OpeningSubject;
}

/** The registration in the progress of the whole way, with its own parts. */
function OpeningProgress({ step, subject }: OpeningProgressProps) {
  const bank = useBank();
  const steps = shownSteps(subject);
  const part = steps.indexOf(step) + 1;
  return (
    <ApplicationProgress
      step="registration"
      done={(part - 1) / steps.length}
      detail={text('opening.part', { part, count: steps.length, name: text(`opening.${step}.step`) })}
      minutes={minutesLeft(partsFrom(step, subject, bank))}
    />
  );
}

interface LegalFormStepProps {
  readonly byAdviser: boolean;
  readonly picker: PickerState;
  readonly onChange: (picker: PickerState) => void;
  readonly ready: boolean;
  readonly onNext: () => void;
}

function LegalFormStep({ byAdviser, picker, onChange, ready, onNext }: LegalFormStepProps) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onNext();
      }}
    >
      <LegalFormPicker wording={byAdviser ? 'adviser' : 'customer'} state={picker} onChange={onChange} />
      <WhyNot id="rechtsform-weiter" role="status">
        {ready ? null : <Hint>{text('legalForm.chooseFirst')}</Hint>}
      </WhyNot>
      <FormActions>
        <Button type="submit" disabled={!ready} aria-describedby="rechtsform-weiter">
          {text('action.next')}
        </Button>
      </FormActions>
    </form>
  );
}

/** The other way to an account, below the form. */
function Leaving({ account, onLeave }: Pick<Entry, 'account'> & { readonly onLeave: () => void }) {
  return (
    <Appointment>
      <AppointmentWay account={account?.title} onLeave={onLeave} />
    </Appointment>
  );
}

/** A visitor of the comparison may have started before. */
function HubLink() {
  const fromComparison = useLocation().pathname.startsWith('/start/');
  const { portalLink } = useBank();
  if (!fromComparison || !portalLink) return null;
  return (
    <HubLine>
      {text('comparison.started')} <Link to={path('hub')}>{text('comparison.continue')}</Link>
    </HubLine>
  );
}
