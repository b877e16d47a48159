/** An answer of the core bank that has the result. */
export function withResult(name: string): unknown {
  const text = expect.any(String) as unknown;
  const party = (value: unknown) => expect.objectContaining({ [name]: value }) as unknown;
  const some = (value: unknown) => expect.arrayContaining([party(value)]) as unknown;
  const businesses = (value: unknown) => expect.objectContaining({ jurPersonenResults: some(value) }) as unknown;
  const people = (value: unknown) => expect.objectContaining({ natPersonenResults: some(value) }) as unknown;
  const notEmpty = expect.arrayContaining([text]) as unknown;
  switch (name) {
    case 'personennummer':
      return businesses(text);
    case 'potentialDuplicates':
    case 'errorMessages':
    case 'shortened':
      return businesses(notEmpty);
    case 'skipped':
    case 'placeholders':
      return people(notEmpty);
    case 'hasLegitimation':
    case 'legitimationsdatenError':
      return people(true);
    case 'async':
      return { async: true };
    case 'taken':
    case 'core_banking_disabled':
      return expect.objectContaining({ state: name }) as unknown;
    case 'kontonummer':
    case 'kartennummer':
      return expect.objectContaining({ [name]: text }) as unknown;
    default:
      return expect.objectContaining({ type: expect.stringContaining(name) as unknown }) as unknown;
  }
}
