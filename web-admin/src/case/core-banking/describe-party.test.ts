import type { PartyResult } from '@kontor/domain/core-banking/booking';
import { describeParty } from './describe-party.js';

const created: PartyResult = {
  subject: 'business',
  kind: 'juristic',
  name: 'Lindenhof Gartenbau GmbH',
  personennummer: '4711',
  potentialDuplicates: [],
  errorMessages: [],
  shortened: [],
  skipped: [],
  placeholders: [],
  legitimationsdatenError: false,
  hasValidBirthday: true,
  hasLegitimation: true,
  missingCheckedBy: false,
};

describe('party report', () => {
  it('has German sentences', () => {
    expect(describeParty(created)).toEqual(['Angelegt mit der Personennummer 4711.']);
    expect(describeParty({ ...created, isExisting: true })).toEqual([
      'Mit der vorhandenen Personennummer 4711 verbunden.',
    ]);
    expect(
      describeParty({
        ...created,
        personennummer: undefined,
        potentialDuplicates: ['12', '13'],
        shortened: ['lastName'],
        skipped: ['email', 'other'],
        placeholders: ['birthDate', 'occupation'],
        errorMessages: ['a', 'b'],
        legitimationsdatenError: true,
        missingCheckedBy: true,
      }),
    ).toEqual([
      'Nicht angelegt, weil es mögliche Dubletten gibt: 12, 13.',
      'Gekürzt: Nachname.',
      'Nicht übertragen: E-Mail, other.',
      'Als Geburtsdatum wurde der Platzhalter 01.01.1900 eingetragen.',
      'Als Beruf wurde ein Platzhalter eingetragen.',
      'Fehler: a; b',
      'Die Legitimationsdaten fehlen.',
      'Der Vermerk „Geprüft durch“ fehlt, weil keine Benutzerkennung hinterlegt ist.',
    ]);
    expect(describeParty({ ...created, personennummer: undefined })).toEqual(['Nicht angelegt.']);
  });
});
