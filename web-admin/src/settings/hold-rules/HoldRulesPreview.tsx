import { caseStatus } from '@kontor/domain/case/case-status';
import { customerWording } from '@kontor/domain/case-wording/customer-wording';
import { ruleSetOfForm, type RuleSetForm } from './rule-set-form.js';
import { ruleSetProblems } from './rule-set-problems.js';
import { PreviewBox } from '../../ui/PreviewBox.js';
import { ruleSentences } from '@kontor/domain/on-hold/rule-sentences';

const onHold = customerWording({ status: caseStatus.onHold });

/** What the rules do in words, and the page of a customer whose order is put on hold. */
export function HoldRulesPreview({ form }: { readonly form: RuleSetForm }) {
  const isValid = Object.keys(ruleSetProblems(form)).length === 0;
  const sentences = isValid ? ruleSentences(ruleSetOfForm(form)) : [];
  return (
    <>
      <PreviewBox title="Wann eine Anfrage angehalten wird">
        {isValid ? null : <p>Bitte prüfen Sie Ihre Eingaben.</p>}
        {isValid && sentences.length === 0 ? <p>Keine Regel ist an. Keine Anfrage wird angehalten.</p> : null}
        {sentences.length === 0 ? null : (
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        )}
      </PreviewBox>
      {sentences.length === 0 ? null : (
        <PreviewBox title="Was der Kunde dann sieht">
          <h5>{onHold.title}</h5>
          <p>{onHold.happened}</p>
          <p>{onHold.next}</p>
        </PreviewBox>
      )}
    </>
  );
}
