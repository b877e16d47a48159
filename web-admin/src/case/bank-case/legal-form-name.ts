import { isLegalForm, legalFormLabels } from '@kontor/domain/legal-form/legal-form';

export function legalFormName(code: string): string {
  return isLegalForm(code) ? legalFormLabels[code] : code;
}

/** The name in brackets, if there is one: "Gesellschaft mit beschränkter Haftung (GmbH)" → "GmbH". */
export function legalFormShortName(code: string): string {
  const name = legalFormName(code);
  return /\(([^()]{2,20})\)$/.exec(name)?.[1] ?? name;
}
