/** A comparison of the entered persons with those of a source, as the API answers it. */
export interface MatchingResult {
  readonly kind: 'FUNCTIONARIES' | 'BENEFICIARIES';
  readonly leftSide: Readonly<Record<string, { readonly firstName: string; readonly matchType?: string }>>;
  readonly rightSide: readonly { readonly firstName: string; readonly lastName: string; readonly matchType?: string }[];
}

/** Assigns every open person of the source to an entered person without one. */
export function assigned(result: MatchingResult) {
  const free = Object.entries(result.leftSide)
    .filter(([, person]) => person.matchType === undefined)
    .map(([key]) => key);
  const selections = result.rightSide.flatMap((person, rightIndex) =>
    person.matchType === undefined ? [{ rightIndex, action: 'ASSIGN', leftKey: free.shift() }] : [],
  );
  return { resolution: 'CONTINUE', kind: result.kind, selections, confirmed: true };
}

/** Enters the person of the documents whom the application lacks. */
export function createRegistermann({ rightSide }: Pick<MatchingResult, 'rightSide'>) {
  const rightIndex = rightSide.findIndex(({ lastName }) => lastName === 'Registermann');
  const person = {
    firstName: 'Paula',
    lastName: 'Registermann',
    salutation: 'MS',
    nationality: 'DE',
    birthDate: '1974-05-16',
    email: 'paula.registermann@example.de',
    pepStatus: 'NOT_PEP',
    typeOfRepresentation: 'JOINT',
    line1: 'Amselsteig 27',
    postalCode: '70173',
    city: 'Stuttgart',
  };
  const selections = [{ rightIndex, action: 'CREATE', person }];
  return { resolution: 'CONTINUE', kind: 'FUNCTIONARIES', selections, confirmed: true };
}
