/** The id of a field by its name in the form, for labels and for links of the error summary. */
export function fieldId(name: string): string {
  return `feld-${name.replace(/[^\w-]/g, '-')}`;
}
