import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import { legalFormOf } from '@kontor/domain/application/application';
import { fullName, toBeIdentified } from '@kontor/domain/person/person';
import { path } from '../../../app/routes/routes.js';
import { ApplicationProgress } from '../../../progress/ApplicationProgress.js';
import { formOf } from '../../../application-draft/application-form.js';
import { WithSidebar } from '../../../progress/WithSidebar.js';
import { text } from '../../../texts/order-text.js';
import { ButtonLink } from '../../../ui/Button.js';
import { Page } from '../../../app/page/Page.js';
import { identityCheckOf, isIdentifyingOver } from './identity-check.js';
import { IdentityCheck } from './IdentityCheck.js';
import { NextSteps } from './NextSteps.js';
import { SubmittedBody, SubmittedFrame, SubmittedLinks } from './submitted-parts.js';
import { SummarySidebar } from '../summary/SummarySidebar.js';

/** The submitted order, and the next step of the acting person. */
export function Submitted({ application }: { readonly application: ApplicationAnswer }) {
  const form = formOf(application);
  const isOver = isIdentifyingOver(application);
  const isOpen = (id: string | undefined): boolean => application.openChecks.some(({ personId }) => personId === id);
  const [own, ...rest] = toBeIdentified(form.people, legalFormOf(form));
  const others = rest.filter(({ id }) => isOpen(id));
  const isAsked = !isOver && isOpen(own?.id);
  return (
    <Page
      width="pair"
      title={text(isAsked ? 'submitted.title' : 'submitted.over')}
      lead={text(isOver ? 'submitted.over.lead' : isAsked ? 'submitted.lead' : 'submitted.own.lead')}
      above={<ApplicationProgress step="identification" />}
    >
      <SubmittedFrame>
        <WithSidebar sidebar={<SummarySidebar application={application} editable={false} />}>
          <SubmittedBody>
            {isOver ? null : (
              <>
                {isAsked ? (
                  <IdentityCheck url={identityCheckOf(application.people)} name={fullName(form.people[0] ?? {})} />
                ) : null}
                <NextSteps isOwnOpen={isAsked} others={others.map(fullName)} />
              </>
            )}
            <SubmittedLinks>
              <ButtonLink look="secondary" to={path('hub-identifizierung-status')}>
                {text('submitted.status')}
              </ButtonLink>
            </SubmittedLinks>
          </SubmittedBody>
        </WithSidebar>
      </SubmittedFrame>
    </Page>
  );
}
