import { historyLines } from './history-lines.js';

const row = {
  id: 1,
  createdAt: '2026-11-21T07:05:09.000Z',
  identifier: 'bgo',
  title: 'Bereit',
  type: 'bgo',
  status: '310',
  context: null,
};

it('leaves out lines of the provider', () => {
  expect(historyLines([row, { ...row, id: 2, type: 'solaris' }]).map(({ id }) => id)).toEqual([1]);
});

it('names the subject and the actor of an entry', () => {
  expect(historyLines([{ ...row, actor: 'staff' }])[0]).toMatchObject({
    identifier: 'Vorgang',
    type: 'Vorgang',
    actor: 'Bank',
    notes: [],
  });
  expect(historyLines([{ ...row, actor: 'staff', actorName: 'Clara Ehrlich' }])[0]?.actor).toBe('Clara Ehrlich');
  expect(historyLines([{ ...row, type: 'person', identifier: 'Erika Beispiel' }])[0]).toMatchObject({
    identifier: 'Erika Beispiel',
    type: 'Person',
  });
});

it('names the member of staff who did something, also with a contract', () => {
  const contract = { ...row, type: 'contract', identifier: 'Vertrag.pdf', actor: 'staff', actorName: 'Sabine Berg' };
  expect(historyLines([contract])[0]).toMatchObject({
    identifier: 'Vertrag.pdf',
    type: 'Vertrag',
    actor: 'Sabine Berg',
  });
});

it('lists the labels of what is missing', () => {
  const context = {
    notes: 'Notiz',
    missingInformation: ['birthDate', 'REGISTER_EXTRACT', 'x'],
    missingInformationDetails: 'Bitte nachreichen',
    researchInfoNotes: 'Register',
  };
  expect(historyLines([{ ...row, context }])[0]?.notes).toEqual([
    'Notiz',
    'Es fehlt: Geburtsdatum, Registerauszüge, x',
    'Bitte nachreichen',
    'Register',
  ]);
});

it('names the business and shows its title', () => {
  const business = {
    ...row,
    type: 'business',
    identifier: 'business',
    status: 'completed',
    title: 'Prüfung abgeschlossen',
  };
  expect(historyLines([business])[0]).toMatchObject({ identifier: 'Unternehmen', title: 'Prüfung abgeschlossen' });
});
