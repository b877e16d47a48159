import type { MatchingKind } from '@kontor/domain/application/matching-decision';
import type { MatchingPerson } from '@kontor/domain/matching/matching-person';
import { styled } from '@mui/material/styles';
import { useWatch } from 'react-hook-form';
import { FormCheckbox } from '../../form/FormCheckbox.js';
import { FormDate } from '../../form/FormDate.js';
import { FormRadio } from '../../form/FormRadio.js';
import { FormSelect } from '../../form/FormSelect.js';
import { FormShare } from '../../form/FormShare.js';
import { FormText } from '../../form/FormText.js';
import { answerOptions } from '../../texts/answers.js';
import { allCountries } from '../../texts/countries.js';
import { salutationOptions } from '../../texts/labels.js';
import { text } from '../../texts/matching-text.js';
import { asksOwnership, type CreatedField } from './created-person.js';
import { nameOf } from './person-name.js';
import { createdName } from './use-resolver.js';

const Fields = styled('div')({ display: 'grid', gap: 24, gridTemplateColumns: 'minmax(0, 1fr)' });

const Place = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 24,
  gridTemplateColumns: 'minmax(0, 160px) minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gridTemplateColumns: 'minmax(0, 1fr)' },
}));

const nationalityOptions = () => [{ value: '', label: text('created.nationality.choose') }, ...allCountries()];
// Procuration belongs to the company's form, and such representatives were entered with the application.
const representationOptions = () =>
  (['ALONE', 'JOINT'] as const).map((value) => ({ value, label: text(`created.representation.${value}`) }));

interface CreatedPersonFieldsProps {
  readonly rightIndex: number;
  readonly found: MatchingPerson;
  readonly kind: MatchingKind;
}

/** The required data of a person to add; starts with the found data (R2 §5 "In person matching"). */
export function CreatedPersonFields({ rightIndex, found, kind }: CreatedPersonFieldsProps) {
  const part = createdName(rightIndex);
  const name = (field: CreatedField): string => `${part}.${field}`;
  return (
    <Fields>
      <h3>{text('created.title', { name: nameOf(found) })}</h3>
      <FormRadio
        name={name('salutation')}
        legend={text('field.salutation')}
        options={salutationOptions()}
        row="always"
      />
      <FormText name={name('firstName')} label={text('field.firstName')} hint={text('created.name.hint')} />
      <FormText name={name('lastName')} label={text('field.lastName')} />
      <FormDate name={name('birthDate')} label={text('field.birthDate')} hint={text('created.birthDate.hint')} />
      <FormSelect
        name={name('nationality')}
        label={text('field.nationality')}
        options={nationalityOptions()}
        chars={24}
      />
      <FormText name={name('line1')} label={text('created.line1')} />
      <Place>
        <FormText name={name('postalCode')} label={text('created.postalCode')} inputMode="numeric" chars={5} />
        <FormText name={name('city')} label={text('created.city')} />
      </Place>
      {kind === 'FUNCTIONARIES' ? <FunctionaryFields name={name} /> : null}
      <OwnershipFields name={name} kind={kind} />
      <FormCheckbox name={name('notExposed')}>{text('created.notExposed')}</FormCheckbox>
    </Fields>
  );
}

interface PartProps {
  readonly name: (field: CreatedField) => string;
}

function FunctionaryFields({ name }: PartProps) {
  return (
    <>
      <FormText
        name={name('email')}
        type="email"
        inputMode="email"
        label={text('created.email')}
        hint={text('created.email.hint')}
      />
      <FormRadio
        name={name('typeOfRepresentation')}
        legend={text('created.representation')}
        options={representationOptions()}
        row
      />
      <FormRadio
        name={name('isAlsoBeneficiary')}
        legend={text('created.owner')}
        hint={text('created.owner.hint')}
        options={answerOptions()}
        row
      />
    </>
  );
}

function OwnershipFields({ name, kind }: PartProps & { readonly kind: MatchingKind }) {
  const isAlsoBeneficiary = String(useWatch({ name: name('isAlsoBeneficiary') }) ?? '');
  if (!asksOwnership({ isAlsoBeneficiary }, kind)) return null;
  return <FormShare name={name('votingShare')} label={text('created.share')} hint={text('created.share.hint')} />;
}
