import type { YesNo } from '@kontor/domain/answer/answer';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import { useState } from 'react';
import { fieldId } from '../../../violations/field-id.js';
import { orderAcceptance } from './order-boxes.js';

interface OrderSubject {
  readonly bank: BankConfiguration;
  readonly legalForm: LegalForm;
  /** Boxes that the server found missing. */
  readonly refused: readonly string[];
  readonly onOrder: (answers: Readonly<Record<string, YesNo>>) => void;
}

/** The acceptances of an order: what is ticked and missing, and the two ends of a click on the order button. */
export function useOrder({ bank, legalForm, refused, onOrder }: OrderSubject) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const [asked, setAsked] = useState(false);
  const { boxes, missing, answers } = orderAcceptance(bank, legalForm, ticked);
  const onTick = (key: string, isTicked: boolean): void => {
    setTicked((current) => new Set(isTicked ? [...current, key] : [...current].filter((other) => other !== key)));
  };
  const onRefuse = (): void => {
    setAsked(true);
    const [first] = missing;
    if (first !== undefined) document.getElementById(fieldId(`orderCheckboxes.${first.key}`))?.focus();
  };
  const wrong = missing.filter(({ key }) => asked || refused.includes(key)).map(({ key }) => key);
  return { boxes: { boxes, ticked, wrong, onTick }, button: { missing, onRefuse, onOrder: () => onOrder(answers) } };
}
