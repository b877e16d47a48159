import { personIdOf } from '../person/person-id.js';
import { applicationOf, type Registration } from './registration.js';

const registration: Registration = {
  username: 'anna@example.de',
  businessLegalForm: 'GMBH',
  businessName: 'Muster GmbH',
  salutation: 'MS',
  firstName: 'Anna',
  lastName: 'Kaya',
  orderData: { kontoId: 2 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
};
const companyFound = {
  name: 'Muster GmbH',
  address: { streetLine: 'Weg 1', zipCode: '10115', locality: 'Berlin' },
  registrationNumber: 'HRB 1',
  provider: { providerId: 'p', headquarterId: 'h' },
};
const ofRegister = { registrationIssuer: 'Hamburg', foundationDate: '2011-03-01', industryKey: 'C26' };
test.each([
  [
    ofRegister,
    {
      registrationIssuer: 'Hamburg',
      gruendungsdatum: '2011-03-01',
      wirtschaftszweig: 'MANUFACTURING',
      wirtschaftszweigUnterkategorie: 'C26',
    },
  ],
  [{ foundationDate: '2011-02-30', industryKey: 'J62' }, { wirtschaftszweig: 'IT_SERVICES' }],
  [{}, {}],
])('takes court, foundation date and sector where the register has them: %j', (known, answers) => {
  const found = { ...registration, kycNowSearchMetaData: { ...companyFound, ...known } };
  expect(applicationOf(found, [personIdOf('p1')]).firma).toEqual({
    firma: 'Muster GmbH',
    rechtsform: 'GMBH',
    line1: 'Weg 1',
    postalCode: '10115',
    city: 'Berlin',
    registrationNumber: 'HRB 1',
    ...answers,
  });
});
