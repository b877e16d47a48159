import type { StepStatus } from './form-status.js';
import CheckCircleOutlined from '@mui/icons-material/CheckCircleOutlined';
import ErrorOutlined from '@mui/icons-material/ErrorOutlined';
import RadioButtonUnchecked from '@mui/icons-material/RadioButtonUnchecked';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const icons = { 0: ErrorOutlined, 1: RadioButtonUnchecked, 2: CheckCircleOutlined } as const;

const Words = styled('span', { shouldForwardProp: (name) => name !== 'status' })<{ readonly status: StepStatus }>(
  ({ theme: { vars }, status }) => ({
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    fontSize: '15px',
    fontWeight: 600,
    lineHeight: 1.3,
    color: { 0: vars.palette.error.text, 1: vars.palette.text.secondary, 2: vars.palette.success.text }[status],
    '& svg': { fontSize: '20px', flex: 'none' },
  }),
);

interface FormStatusLabelProps {
  readonly status: StepStatus;
  readonly children: ReactNode;
}

/** Completeness of a form as text and icon. */
export function FormStatusLabel({ status, children }: FormStatusLabelProps) {
  const Icon = icons[status];
  return (
    <Words status={status}>
      <Icon aria-hidden />
      {children}
    </Words>
  );
}
