/** The id of a field by its place in the form, for labels and for the links of the error summary. */
export function fieldId(name: string): string {
  return `feld-${name.replace(/[^\w-]/g, '-')}`;
}
