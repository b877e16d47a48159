import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { BankConfiguration } from '@kontor/domain/settings/configuration';
import type { BoxChange, PriceChange } from '@kontor/domain/offer/offer-changes';
import { styled } from '@mui/material/styles';
import { useEffect, useRef } from 'react';
import { useReadConfiguration } from '../../../app/configuration/use-configuration.js';
import { inLanguage } from '../../../texts/create-text.js';
import { text } from '../../../texts/order-text.js';
import { boxLabel } from '../order-form/box-texts.js';
import { Notice } from '../../../ui/Notice.js';
import { RichText } from '../../../ui/RichText.js';
import { shownChanges } from './shown-changes.js';

const Changes = styled('dl')({
  margin: '12px 0 0',
  '& > div + div': { marginTop: 12 },
  '& dt': { fontWeight: 600 },
  '& dd': { margin: 0 },
  '& dd p': { display: 'inline' },
});

interface OfferChangedProps {
  readonly application: ApplicationAnswer;
  /** The configuration before, as it was read. */
  readonly before: BankConfiguration;
}

/** What the bank has changed while the customer was about to order: the old and the new, before the order is repeated. */
export function OfferChanged({ application, before }: OfferChangedProps) {
  const { prices, boxes } = shownChanges(application, before, useReadConfiguration());
  const own = useRef<HTMLElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    <section ref={own} tabIndex={-1} aria-label={text('offer.title')}>
      <Notice tone="warning" title={text('offer.title')}>
        <p>{text('offer.body')}</p>
        <Changes>
          {prices.map((price) => (
            <Price key={price.label} {...price} />
          ))}
          {boxes.map((box) => (
            <Box key={(box.after ?? box.before)?.key} {...box} />
          ))}
        </Changes>
      </Notice>
    </section>
  );
}

function Price({ label, before, after }: PriceChange) {
  return (
    <div>
      <dt>{inLanguage(label)}</dt>
      <dd>{text('offer.before', { value: before ?? text('offer.missing') })}</dd>
      <dd>{text('offer.after', { value: after ?? text('offer.gone') })}</dd>
    </div>
  );
}

const labelOf = (box: BoxChange['after']): string => (box === null ? '' : boxLabel(box));

function Box({ before, after }: BoxChange) {
  return (
    <div>
      <dt>{text('offer.box', { label: labelOf(after ?? before) })}</dt>
      <Words label={text('offer.before', { value: '' })} box={before} none={text('offer.missing')} />
      <Words label={text('offer.after', { value: '' })} box={after} none={text('offer.gone')} />
    </div>
  );
}

interface WordsProps {
  readonly label: string;
  readonly box: BoxChange['after'];
  readonly none: string;
}

function Words({ label, box, none }: WordsProps) {
  return (
    <dd>
      {label}
      {box === null ? (
        none
      ) : (
        <span lang="de">
          <RichText html={box.text ?? box.label} />
        </span>
      )}
      {box === null || box.required ? null : ` ${text('offer.optional')}`}
    </dd>
  );
}
