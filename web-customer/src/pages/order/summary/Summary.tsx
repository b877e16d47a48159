import { caseStatus } from '@kontor/domain/case/case-status';
import type { Violation } from '@kontor/api/problem/problem.schema';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import type { YesNo } from '@kontor/domain/answer/answer';
import { legalFormOf } from '@kontor/domain/application/application';
import PrintOutlined from '@mui/icons-material/PrintOutlined';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { formOf } from '../../../application-draft/application-form.js';
import { ApplicationProgress } from '../../../progress/ApplicationProgress.js';
import { minutesLeft } from '../../../progress/time-left.js';
import { WithSidebar } from '../../../progress/WithSidebar.js';
import { text } from '../../../texts/order-text.js';
import { Button } from '../../../ui/Button.js';
import { Page } from '../../../app/page/Page.js';
import { PrintStyle } from '../../../app/page/PrintStyle.js';
import { OpenPoints } from './OpenPoints.js';
import { openPoints } from './open-points.js';
import { OfferChanged } from './OfferChanged.js';
import { PlacedOrderNotice } from './PlacedOrderNotice.js';
import { OrderableSummary } from './OrderableSummary.js';
import { SummaryBody } from './summary-body.js';
import { boxOfPath } from '../order-form/order-boxes.js';
import { SummarySections } from './SummarySections.js';
import { SummarySidebar } from './SummarySidebar.js';

const Frame = styled('div')({ marginTop: 24, '@media print': { '& > div': { display: 'block' } } });
const Tools = styled('div')({ marginTop: 12, marginLeft: -12, '@media print': { display: 'none' } });

interface SummaryProps {
  readonly application: ApplicationAnswer;
  readonly busy: boolean;
  /** Violations of the application, found here or by the server. */
  readonly violations: readonly Violation[];
  /** The configuration under which the order was refused because the bank has changed its offer. */
  readonly offerBefore: BankConfiguration | undefined;
  readonly onOrder: (answers: Readonly<Record<string, YesNo>>) => void;
}

/** The summary of the application, and the order. */
export function Summary({ application, busy, violations, offerBefore, onOrder }: SummaryProps) {
  const form = formOf(application);
  const legalForm = legalFormOf(form);
  const bank = useBank();
  const isPlaced = application.status === caseStatus.transferring;
  useReturnedTo();
  const points = openPoints(violations, form.people);
  const notices = (
    <>
      {offerBefore === undefined || busy ? null : <OfferChanged application={application} before={offerBefore} />}
      {points.length === 0 ? null : <OpenPoints points={points} />}
    </>
  );
  return (
    <Page
      width="pair"
      title={text('summary.title')}
      lead={text(isPlaced ? 'summary.orderedLead' : 'summary.lead')}
      above={<ApplicationProgress step="order" minutes={isPlaced ? undefined : minutesLeft(['order'])} />}
    >
      <PrintStyle />
      <Tools>
        <Button look="quiet" onClick={() => window.print()}>
          <PrintOutlined aria-hidden />
          {text('summary.print')}
        </Button>
      </Tools>
      <Frame>
        {legalForm === undefined || isPlaced ? (
          <WithSidebar sidebar={<SummarySidebar application={application} editable={!isPlaced} />}>
            <SummaryBody>
              {isPlaced ? <PlacedOrderNotice application={application} /> : null}
              {notices}
              <SummarySections application={application} editable={!isPlaced} />
            </SummaryBody>
          </WithSidebar>
        ) : (
          <OrderableSummary
            // Another legal form has other boxes, and nobody has ticked those of another offer.
            key={`${legalForm}-${bank.settingsVersion}`}
            application={application}
            legalForm={legalForm}
            busy={busy}
            incomplete={points.length > 0}
            refused={violations.flatMap(({ propertyPath }) => boxOfPath(propertyPath) ?? [])}
            onOrder={onOrder}
          >
            {notices}
          </OrderableSummary>
        )}
      </Frame>
    </Page>
  );
}

/** Back from a form, its part of the summary is shown. */
function useReturnedTo(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const part = hash === '' ? null : document.getElementById(hash.slice(1));
    part?.scrollIntoView({ block: 'start' });
    part?.focus({ preventScroll: true });
  }, [hash]);
}
