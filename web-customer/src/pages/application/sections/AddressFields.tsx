import { styled } from '@mui/material/styles';
import { FormText } from '../../../form/FormText.js';
import { text } from '../../../texts/sections-text.js';

const Places = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 20,
  gridTemplateColumns: '152px minmax(0, 1fr)',
  alignItems: 'start',
  [theme.breakpoints.down('sm')]: { gap: 28, gridTemplateColumns: 'minmax(0, 1fr)' },
}));

interface AddressFieldsProps {
  /** Prefix of the fields' names, e.g. `firma` or `people.0`. */
  readonly of: string;
  /** Autofill section of the browser; none switches autofill off. */
  readonly autoComplete?: 'work' | 'home' | undefined;
  readonly optional?: boolean;
  /** Which address, and why it is asked. */
  readonly hint?: string;
}

/** Street, postal code and city. */
export function AddressFields({ of, autoComplete, optional = false, hint }: AddressFieldsProps) {
  const token = (name: string) => (autoComplete === undefined ? 'off' : `section-${autoComplete} ${name}`);
  return (
    <>
      <FormText
        name={`${of}.line1`}
        label={text('address.line1')}
        {...(hint === undefined ? {} : { hint })}
        optional={optional}
        autoComplete={token('address-line1')}
      />
      <Places>
        <FormText
          name={`${of}.postalCode`}
          label={text('address.postalCode')}
          optional={optional}
          autoComplete={token('postal-code')}
          inputMode="numeric"
          chars={6}
        />
        <FormText
          name={`${of}.city`}
          label={text('address.city')}
          optional={optional}
          autoComplete={token('address-level2')}
        />
      </Places>
    </>
  );
}
