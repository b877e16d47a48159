import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { traitsOf } from '@kontor/domain/legal-form/legal-form-traits';
import { pickerTree, type PickerCategory, type PickerChoice } from './picker.js';
import { useBank } from '../../app/configuration/use-configuration.js';
import { FormStack } from '../../form/FormActions.js';
import { text } from '../../texts/opening-text.js';
import { ButtonAnchor } from '../../ui/Button.js';
import { Notice } from '../../ui/Notice.js';
import { RadioCards, type RadioOption } from '../../ui/RadioCards.js';
import {
  answered,
  branchOf,
  categorised,
  categoryOf,
  chosen,
  chosenForm,
  isUnsupported,
  type PickerState,
} from './picker-state.js';
import { legalFormLabel } from '../../texts/labels.js';

interface LegalFormPickerProps {
  /** Whom the questions address. */
  readonly wording: 'customer' | 'adviser';
  readonly state: PickerState;
  readonly onChange: (state: PickerState) => void;
}

type Kind = PickerCategory['key'] | PickerChoice;

function labelOf(choice: PickerChoice): string {
  return choice === 'OTHER' || choice === 'OTHER_I_GR' ? text(`legalForm.${choice}`) : legalFormLabel(choice);
}

/** Finds a legal form by at most three questions (R1 §2 item 5). */
export function LegalFormPicker({ wording, state, onChange }: LegalFormPickerProps) {
  const { disabledLegalForms } = useBank();
  const branch = branchOf(state);
  const category = categoryOf(state);
  const form = chosenForm(state, disabledLegalForms);
  const kinds: readonly RadioOption<Kind>[] = [
    ...(branch?.categories.map(({ key }) => ({ value: key, label: text(`legalForm.${key}`) })) ?? []),
    ...(branch?.direct.map((choice) => ({ value: choice, label: labelOf(choice) })) ?? []),
  ];
  const pick = (kind: Kind): void => {
    const found = branch?.categories.find(({ key }) => key === kind);
    onChange(found === undefined ? chosen(state, kind as PickerChoice) : categorised(state, found.key));
  };
  return (
    <FormStack>
      <RadioCards
        legend={text(wording === 'adviser' ? 'adviser.legalForm.registered' : 'legalForm.registered')}
        options={pickerTree.map(({ answer }) => ({ value: answer, label: text(`legalForm.${answer}.${wording}`) }))}
        value={state.answer}
        onChange={(answer) => onChange(answered(answer))}
      />
      {branch === undefined ? null : (
        <RadioCards
          key={branch.answer}
          legend={text(branch.categories.length > 0 ? 'legalForm.category' : 'legalForm.form')}
          options={kinds}
          value={state.category ?? state.choice}
          onChange={pick}
        />
      )}
      {category === undefined ? null : (
        <RadioCards
          key={category.key}
          legend={text('legalForm.form')}
          options={category.forms.map((form) => ({ value: form, label: labelOf(form) }))}
          value={state.choice}
          onChange={(choice) => onChange(chosen(state, choice))}
        />
      )}
      <div role="status">
        {isUnsupported(state, disabledLegalForms) ? <Unsupported wording={wording} /> : <MinPersons of={form} />}
      </div>
    </FormStack>
  );
}

/** Said before anything is typed: who has to take part. */
function MinPersons({ of: form }: { readonly of: LegalForm | undefined }) {
  const min = form === undefined ? 1 : traitsOf(form).minPersons;
  return min < 2 ? null : <Notice tone="info">{text('legalForm.minPersons', { min })}</Notice>;
}

function Unsupported({ wording }: Pick<LegalFormPickerProps, 'wording'>) {
  const { contactUrl = '' } = useBank().switch;
  return (
    <Notice tone="warning" title={text('legalForm.unsupported.title')}>
      <p>{text(wording === 'adviser' ? 'adviser.legalForm.unsupported.body' : 'legalForm.unsupported.body')}</p>
      {contactUrl === '' ? null : (
        <ButtonAnchor look="secondary" href={contactUrl}>
          {text('contact.link')}
        </ButtonAnchor>
      )}
    </Notice>
  );
}
