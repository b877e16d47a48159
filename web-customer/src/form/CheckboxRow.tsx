import { styled } from '@mui/material/styles';
import type { ComponentProps, ReactNode } from 'react';
import { describedBy, FieldBox, FieldError } from '../ui/Field.js';

const Row = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'start',
  gap: 12,
  '& input': {
    width: 24,
    height: 24,
    margin: '1px 0 0',
    accentColor: theme.vars.palette.primary.main,
    cursor: 'pointer',
  },
  '& label': { cursor: 'pointer', lineHeight: 1.45 },
}));

interface CheckboxRowProps extends Omit<ComponentProps<'input'>, 'type'> {
  readonly id: string;
  readonly message: string | undefined;
  readonly children: ReactNode;
}

/** A checkbox with its label, and its error below. */
export function CheckboxRow({ id, message, children, ...input }: CheckboxRowProps) {
  return (
    <FieldBox wrong={message !== undefined}>
      <Row>
        <input
          type="checkbox"
          id={id}
          aria-invalid={message !== undefined}
          {...describedBy(message !== undefined && `${id}-error`)}
          {...input}
        />
        <label htmlFor={id}>{children}</label>
      </Row>
      {message === undefined ? null : <FieldError id={`${id}-error`}>{message}</FieldError>}
    </FieldBox>
  );
}
