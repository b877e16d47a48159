import type { MissingPersonField } from '@kontor/domain/application/asked-fields';
import { styled } from '@mui/material/styles';
import { FormDate } from '../../../form/FormDate.js';
import { FormRadio } from '../../../form/FormRadio.js';
import { FormSelect } from '../../../form/FormSelect.js';
import { FormShare } from '../../../form/FormShare.js';
import { FormText } from '../../../form/FormText.js';
import { text } from '../../../texts/case-text.js';
import type { CompletionField } from './completion-values.js';
import { salutationOptions } from '../../../texts/labels.js';
import { nationalityOptions } from './nationality-options.js';
import { NotExposed } from './NotExposed.js';

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: '152px minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface CompletionFieldsProps {
  readonly asked: readonly MissingPersonField[];
  readonly place: (field: CompletionField) => string;
  /** The person fills it in, not somebody else. */
  readonly isOwn?: boolean;
}

/** The fields of a person's missing data. */
export function CompletionFields({ asked, place, isOwn = false }: CompletionFieldsProps) {
  const has = (field: MissingPersonField): boolean => asked.includes(field);
  return (
    <>
      {has('anrede') ? (
        <FormRadio
          name={place('anrede')}
          legend={text('missing.salutation')}
          options={salutationOptions()}
          row="always"
        />
      ) : null}
      {has('birthday') ? (
        <FormDate
          name={place('birthday')}
          label={text('missing.birthDate')}
          hint={text('information.birthDate.hint')}
        />
      ) : null}
      {has('nationality') ? (
        <FormSelect
          name={place('nationality')}
          label={text('missing.nationality')}
          options={nationalityOptions()}
          autoComplete="off"
          chars={32}
        />
      ) : null}
      {has('line1') ? <Address place={place} isOwn={isOwn} /> : null}
      {has('gesellschafterAnteile') ? (
        <FormShare
          name={place('gesellschafterAnteile')}
          label={text('missing.votingShare')}
          hint={text('information.share.hint')}
        />
      ) : null}
      {has('exponiert') ? <NotExposed name={place('exponiert')} isOwn={isOwn} /> : null}
    </>
  );
}

function Address({ place, isOwn }: Pick<CompletionFieldsProps, 'place' | 'isOwn'>) {
  return (
    <>
      <FormText
        name={place('line1')}
        label={text('information.line1')}
        hint={text(isOwn === true ? 'information.address.ownHint' : 'information.address.hint')}
        autoComplete="off"
      />
      <Places>
        <FormText
          name={place('postalCode')}
          label={text('information.postalCode')}
          autoComplete="off"
          inputMode="numeric"
          chars={6}
        />
        <FormText name={place('city')} label={text('information.city')} autoComplete="off" />
      </Places>
    </>
  );
}
