import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { YesNo } from '@kontor/domain/answer/answer';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useBank } from '../../../app/configuration/use-configuration.js';
import { path } from '../../../app/routes/routes.js';
import { FormActions } from '../../../form/FormActions.js';
import { WithSidebar } from '../../../progress/WithSidebar.js';
import { text } from '../../../texts/order-text.js';
import { ButtonLink } from '../../../ui/Button.js';
import { useMedia } from '../../../ui/use-media.js';
import { OrderBoxes } from '../order-form/OrderBoxes.js';
import { OrderButton } from '../order-form/OrderButton.js';
import { useOrder } from '../order-form/use-order.js';
import { SummaryBody } from './summary-body.js';
import { SummarySections } from './SummarySections.js';
import { SummarySidebar } from './SummarySidebar.js';

const Actions = styled('div')({ '@media print': { display: 'none' } });

interface OrderableSummaryProps {
  readonly application: ApplicationAnswer;
  readonly legalForm: LegalForm;
  readonly busy: boolean;
  /** Whether something in the application has to be corrected first. */
  readonly incomplete: boolean;
  /** Boxes that the server found missing. */
  readonly refused: readonly string[];
  readonly onOrder: (answers: Readonly<Record<string, YesNo>>) => void;
  /** Notices above the sections. */
  readonly children: ReactNode;
}

/** The summary that can be ordered: beside it price and button stay in view; on a phone the button is at its end. */
export function OrderableSummary({ application, legalForm, children, ...props }: OrderableSummaryProps) {
  const bank = useBank();
  const wide = useMedia('(min-width: 769px)');
  const order = useOrder({ bank, legalForm, refused: props.refused, onOrder: props.onOrder });
  const button = <OrderButton busy={props.busy} incomplete={props.incomplete} wide={wide} {...order.button} />;
  return (
    <WithSidebar sidebar={<SummarySidebar application={application} editable order={wide ? button : undefined} />}>
      <SummaryBody>
        {children}
        <SummarySections application={application} editable />
        <OrderBoxes {...order.boxes} />
        <Actions>
          <FormActions>
            {wide ? <span /> : button}
            <ButtonLink look="secondary" to={path('hub-identifizierung')}>
              {text('summary.back')}
            </ButtonLink>
          </FormActions>
        </Actions>
      </SummaryBody>
    </WithSidebar>
  );
}
