/** Who gets a reminder, for the bank: the person by name, or the customer. */
export function recipientName(
  persons: readonly { readonly id: string; readonly title: string }[],
  personId: string | null,
): string {
  if (personId === null) return 'Kunde';
  return persons.find(({ id }) => id === personId)?.title ?? 'Person des Antrags';
}
