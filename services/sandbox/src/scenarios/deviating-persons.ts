/** The two persons in registers and documents that a customer did not enter. */
export const DEVIATING_REPRESENTATIVE = {
  salutation: 'MS',
  firstName: 'Paula',
  lastName: 'Registermann',
  birthDate: '1974-05-16',
  nationality: 'DE',
  address: { line1: 'Aktenweg 3', postalCode: '10115', city: 'Berlin', country: 'DE' },
} as const;

export const DEVIATING_OWNER = {
  salutation: 'MR',
  firstName: 'Viktor',
  lastName: 'Anteilseigner',
  birthDate: '1968-03-08',
  nationality: 'DE',
  address: { line1: 'Beteiligungsallee 7', postalCode: '50667', city: 'Köln', country: 'DE' },
} as const;
