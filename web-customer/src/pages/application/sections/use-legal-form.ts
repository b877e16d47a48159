import { legalFormOf, type Application } from '@kontor/domain/application/application';
import type { LegalForm } from '@kontor/domain/legal-form/legal-form';
import { useFormContext } from 'react-hook-form';

/** The legal form of the application, which never changes. Without one the form has the fields of any company. */
export function useLegalForm(): LegalForm {
  const { getValues } = useFormContext<Application>();
  return legalFormOf(getValues()) ?? 'OTHER';
}
