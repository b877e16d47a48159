import { isEntered } from '@kontor/domain/answer/answer';
import { useState, type FocusEvent, type ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { FieldGrid } from './FieldGrid.js';

interface WhileNeededProps {
  readonly names: readonly string[];
  /** Whether the rules require them. */
  readonly needed: boolean;
  readonly children: ReactNode;
}

/**
 * Fields that are required only sometimes. Filled-in fields stay visible, so that they can be corrected, and a field
 * does not disappear while it is being emptied.
 */
export function ConditionalFields({ names, needed, children }: WhileNeededProps) {
  const values: readonly unknown[] = useWatch({ name: names });
  const [within, setWithin] = useState(false);
  const entered = values.some((value) => typeof value === 'string' && isEntered(value));
  if (!needed && !entered && !within) return null;
  const leave = ({ currentTarget, relatedTarget }: FocusEvent): void =>
    setWithin(currentTarget.contains(relatedTarget));
  return (
    <FieldGrid onFocus={() => setWithin(true)} onBlur={leave}>
      {children}
    </FieldGrid>
  );
}
