import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { formStatuses, type FormKey } from '../../progress/form-status.js';
import { styled } from '@mui/material/styles';
import { memo, type ComponentType } from 'react';
import { FormProvider } from 'react-hook-form';
import { useStorePart } from '../../application-draft/value-store.js';
import { ViolationProvider } from '../../violations/violations.js';
import { WithSidebar } from '../../progress/WithSidebar.js';
import { text } from '../../texts/form-text.js';
import { useLanguage } from '../../texts/language.js';
import { Hint } from '../../ui/Field.js';
import { Page } from '../../app/page/Page.js';
import { ApplicationSidebar } from './ApplicationSidebar.js';
import { FormEnd } from './FormEnd.js';
import { FormProgress } from './FormProgress.js';
import { LeaveGuard } from './saving/LeaveGuard.js';
import { OwnerDialog } from './OwnerDialog.js';
import { PageForm } from './PageForm.js';
import { PeopleForms, type PeopleArray } from './PeopleForms.js';
import { Problems } from './Problems.js';
import { Saving } from './saving/Saving.js';
import { CompanySection } from './sections/CompanySection.js';
import { GwgSection } from './sections/GwgSection.js';
import { SecondCompanySection } from './sections/SecondCompanySection.js';
import { TaxResidencySection } from './sections/TaxResidencySection.js';
import { SessionProvider, useSession } from '../../application-draft/session-context.js';
import { useApplicationSession } from '../../application-draft/use-application-session.js';
import { useFieldEvents } from './use-field-events.js';
import { useNext } from './use-next.js';
import { useOpenForms, type Accordions } from './use-open-forms.js';

const Stack = styled('div')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)' });

interface ApplicationFormProps {
  /** What the form is opened with. */
  readonly answer: ApplicationAnswer;
}

/**
 * The form of the application: company, tax residency, persons, voting rights (R1 §2 item 10). What the server answers to
 * a save was entered here, so it renders no field again; another language renders all of it.
 */
export const ApplicationForm = memo(OpenForm, (before, after) => before.answer.id === after.answer.id);

function OpenForm({ answer }: ApplicationFormProps) {
  useLanguage();
  const { form, people, session } = useApplicationSession(answer);
  return (
    <FormProvider {...form}>
      <ViolationProvider value={session.violations}>
        <SessionProvider value={session}>
          <Work people={people} />
        </SessionProvider>
      </ViolationProvider>
    </FormProvider>
  );
}

function Work({ people }: { readonly people: PeopleArray }) {
  const session = useSession();
  const accordions = useOpenForms(session);
  const next = useNext(session, accordions);
  const failed = useStorePart(session.progress, ({ statuses }) => statuses.some(({ status }) => status !== 2));
  const { only, forms } = accordions.screens;
  const isFirst = only === undefined || only === forms[0];
  const prefix = next.attempt > 0 && failed ? text('form.titlePrefix') : '';
  return (
    <Page
      width="pair"
      title={text('page.title')}
      titlePrefix={prefix}
      lead={isFirst ? text('page.lead') : undefined}
      above={<FormProgress />}
      around={(content) => (
        <WithSidebar sidebar={<ApplicationSidebar onGo={accordions.goToForm} />}>{content}</WithSidebar>
      )}
    >
      <Stack>
        <Saving />
        <Forms {...{ accordions, people, next, isFirst }} />
      </Stack>
      <LeaveGuard />
      {next.asksForOwner ? (
        <OwnerDialog
          onConfirm={() => void next.takeRepresentatives()}
          onManual={() => {
            next.closeOwner();
            accordions.goToField('people.0.gesellschafter');
          }}
        />
      ) : null}
    </Page>
  );
}

interface FormsProps {
  readonly accordions: Accordions;
  readonly people: PeopleArray;
  readonly next: ReturnType<typeof useNext>;
  /** Whether the first form is on the screen. */
  readonly isFirst: boolean;
}

const sections = {
  company: CompanySection,
  taxResidency: TaxResidencySection,
  secondCompany: SecondCompanySection,
  gwg: GwgSection,
} as const satisfies Partial<Record<FormKey, ComponentType>>;

const isSection = (form: string): form is keyof typeof sections => Object.hasOwn(sections, form);

function Forms({ accordions, people, next, isFirst }: FormsProps) {
  const session = useSession();
  const events = useFieldEvents(session);
  const order = useStorePart(session.progress, orderOf).split(' ');
  return (
    <form
      noValidate
      {...events}
      onSubmit={(event) => {
        event.preventDefault();
        void next.next();
      }}
    >
      <Stack>
        <Problems attempt={next.attempt} onGo={accordions.goToField} />
        {isFirst ? <Hint>{text('form.required')}</Hint> : null}
        {order.map((form) => {
          if (form === 'people') return <PeopleForms key={form} {...{ people, accordions }} />;
          if (!isSection(form)) return null;
          const Section = sections[form];
          return (
            <PageForm key={form} {...{ form, accordions }}>
              <Section />
            </PageForm>
          );
        })}
      </Stack>
      <FormEnd {...{ accordions, next }} />
    </form>
  );
}

/** The forms of this legal form in their order; persons are at the position of their common form. */
function orderOf({ statuses }: { readonly statuses: ReturnType<typeof formStatuses> }): string {
  return statuses
    .map(({ form }) => form)
    .filter((form) => !form.startsWith('person-'))
    .join(' ');
}
