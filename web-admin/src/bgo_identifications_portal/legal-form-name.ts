import { isLegalForm, legalFormLabels } from '@kontor/domain/legal-form/legal-form';

/** The German name of a legal form; unknown codes show as they are. */
export function legalFormName(code: string): string {
  return isLegalForm(code) ? legalFormLabels[code] : code;
}

/** The short name, which many labels carry in brackets: "Gesellschaft mit beschränkter Haftung (GmbH)" → "GmbH". */
export function legalFormShortName(code: string): string {
  const name = legalFormName(code);
  return /\(([^()]{2,20})\)$/.exec(name)?.[1] ?? name;
}
