import { text } from '../../../texts/order-text.js';
import { Steps } from './submitted-parts.js';
import { listText } from '../../../texts/amounts.js';

interface NextStepsProps {
  /** The acting person still has to be identified. */
  readonly isOwnOpen: boolean;
  /** The other persons to be identified. */
  readonly others: readonly string[];
}

/** The steps until the account is opened. */
export function NextSteps({ isOwnOpen, others }: NextStepsProps) {
  const names = listText(others.filter((name) => name !== ''));
  return (
    <section aria-labelledby="naechste-schritte">
      <h2 id="naechste-schritte">{text('submitted.next')}</h2>
      <Steps>
        {isOwnOpen ? <Step title={text('submitted.step1.title')} body={text('submitted.step1.body')} /> : null}
        {names === '' ? null : (
          <Step title={text('submitted.step2.title')} body={text('submitted.step2.body', { names })} />
        )}
        <Step title={text('submitted.step3.title')} body={text('submitted.step3.body')} />
        <Step title={text('submitted.step4.title')} body={text('submitted.step4.body')} />
      </Steps>
    </section>
  );
}

function Step({ title, body }: { readonly title: string; readonly body: string }) {
  return (
    <li>
      <strong>{title}</strong>
      {body}
    </li>
  );
}
