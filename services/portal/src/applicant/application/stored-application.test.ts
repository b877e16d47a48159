import { caseIdOf } from '@kontor/domain/case/case-id';
import { firstDraft, saved } from './stored-application.js';

const caseId = caseIdOf('1001');

const first = firstDraft(caseId, {
  username: 'paula@example.test',
  businessLegalForm: 'OHG',
  businessName: 'Nordlumar Feinwerk OHG',
  salutation: 'MS',
  firstName: 'Paula',
  lastName: 'Kanarienvogel',
  orderData: { kontoId: 1 },
  authorizedToRepresent: true,
  acceptedDatenschutz: true,
});

test('persons are kept in the order of their ids, in whatever order a client sends them', () => {
  const people = [...first.application.people].reverse();
  const ids = saved(caseId, first, { ...first.application, people }).application.people.map(({ id }) => id);
  expect(ids).toEqual(['1001-0001', '1001-0002']);
});
