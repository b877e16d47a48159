import type { YesNo } from '@kontor/domain/answer/answer';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { path } from '../../../app/routes/routes.js';
import { fieldId } from '../../../violations/field-id.js';
import { FormActions } from '../../../form/FormActions.js';
import { text } from '../../../texts/order-text.js';
import { ButtonLink } from '../../../ui/Button.js';
import { OrderBoxes } from './OrderBoxes.js';
import { OrderButton } from './OrderButton.js';
import { orderAcceptance } from './order-boxes.js';

const Actions = styled('div')({ '@media print': { display: 'none' } });

interface OrderFormProps {
  readonly bank: BankConfiguration;
  readonly legalForm: LegalForm;
  readonly busy: boolean;
  /** Whether something in the application has to be corrected first. */
  readonly incomplete: boolean;
  /** Boxes that the server found missing. */
  readonly refused: readonly string[];
  readonly onOrder: (answers: Readonly<Record<string, YesNo>>) => void;
}

/** The acceptances and the order button. */
export function OrderForm({ bank, legalForm, ...props }: OrderFormProps) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const { boxes, missing, answers } = orderAcceptance(bank, legalForm, ticked);
  const tick = (key: string, isTicked: boolean): void => {
    setTicked((current) => new Set(isTicked ? [...current, key] : [...current].filter((other) => other !== key)));
  };
  const refuse = (): void => {
    setAsked(true);
    const [first] = missing;
    if (first !== undefined) document.getElementById(fieldId(`orderCheckboxes.${first.key}`))?.focus();
  };
  const wrong = missing.filter(({ key }) => asked || props.refused.includes(key)).map(({ key }) => key);
  return (
    <>
      <OrderBoxes boxes={boxes} ticked={ticked} wrong={wrong} onTick={tick} />
      <Actions>
        <FormActions>
          <OrderButton
            busy={props.busy}
            missing={missing}
            incomplete={props.incomplete}
            onRefuse={refuse}
            onOrder={() => props.onOrder(answers)}
          />
          <ButtonLink look="secondary" to={path('hub-identifizierung')}>
            {text('summary.back')}
          </ButtonLink>
        </FormActions>
      </Actions>
    </>
  );
}
