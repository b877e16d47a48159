import { caseStatuses } from '@kontor/domain/case/case-status';
import { statusLook } from './status-look.js';

it('outlines exactly the hold statuses', () => {
  const holds = caseStatuses.filter(({ code }) => statusLook(code).isHold).map(({ code }) => code);
  expect(holds).toEqual([213, 214]);
});

it.each([
  [210, 'neutral'],
  [213, 'danger'],
  [220, 'info'],
  [230, 'warning'],
  [310, 'success'],
  [410, 'info'],
  [430, 'success'],
  [450, 'neutral'],
])('%d is %s', (code, tone) => {
  expect(statusLook(code).tone).toBe(tone);
});

it.each([
  [218, 'provider', 'info', 'Übertragung läuft'],
  [218, 'bank', 'danger', 'Übertragung gescheitert'],
  [218, 'customer', 'warning', 'Übertragung unterbrochen: Daten weichen ab'],
  [220, 'customer', 'warning', 'Identifikation in Arbeit'],
  [255, 'bank', 'danger', 'Übertragung der Zuordnung gescheitert'],
  [255, 'customer', 'warning', 'Abweichende Daten in der Recherche'],
  [310, 'bank', 'success', 'Bereit'],
  [410, 'bank', 'info', 'In Bearbeitung der Bank'],
])('%d that waits for %s is %s "%s"', (code, waitingFor, tone, title) => {
  expect(statusLook(code, waitingFor)).toMatchObject({ tone, title });
});

it('has a title for an unknown status', () => {
  expect(statusLook(777)).toEqual({ tone: 'neutral', isHold: false, title: 'Unbekannter Status' });
});
