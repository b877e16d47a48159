import { customerWording } from './customer-wording.js';
import { wordingPerson } from './testing/wording-person.js';

const own = (value: string) => wordingPerson(value, { name: 'Änne Groß', first: true });
const others = ['Jörg Weiß', 'Mia Muster'].map((name) => wordingPerson('pending', { name }));

/** Status, persons; who has to act, title, what the text contains, what it does not. */
const withPersons: readonly (readonly [
  number,
  readonly ReturnType<typeof wordingPerson>[],
  string,
  string,
  RegExp,
  RegExp,
])[] = [
  [220, [own('pending'), ...others], 'customer', 'Identifizieren Sie sich', /alle Personen.*gleichzeitig/, /Jörg/],
  [240, [own('pending'), ...others], 'customer', 'Identifizieren Sie sich', /alle Personen.*gleichzeitig/, /Jörg/],
  [260, [own('pending'), ...others], 'customer', 'Identifizieren Sie sich', /Prüfung.*abgeschlossen/, /gleichzeitig/],
  [220, [own('pending')], 'customer', 'Identifizieren Sie sich', /fehlt noch Ihre eigene/, /alle Personen/],
  [
    220,
    [own('aborted'), ...others],
    'customer',
    'Identifizieren Sie sich noch einmal',
    /nicht abgeschlossen/,
    /Versuche?\./,
  ],
  [
    220,
    [own('successful'), ...others],
    'others',
    'Noch nicht alle haben sich identifiziert',
    /Jörg Weiß und Mia/,
    /Änne/,
  ],
  [240, [own('successful'), others[0]!], 'others', 'Noch nicht alle haben sich identifiziert', /gleichzeitig/, /Mia/],
  [260, [own('successful'), others[0]!], 'others', 'Noch nicht alle haben sich identifiziert', /Jörg/, /gleichzeitig/],
  [
    220,
    [{ ...own('failed'), attemptsLeft: 1 }],
    'customer',
    'Identifizieren Sie sich noch einmal',
    /noch einen Versuch.*gutes Licht/,
    /Personen/,
  ],
  [
    240,
    [{ ...own('rejected'), attemptsLeft: 2 }, ...others],
    'customer',
    'Identifizieren Sie sich noch einmal',
    /zwei Versuche/,
    /ausgewiesen/,
  ],
  [
    220,
    [own('successful'), wordingPerson('failed', { attemptsLeft: 2 })],
    'others',
    'Noch nicht alle haben sich identifiziert',
    /letzte Versuch von Jörg Weiß .* zwei sind noch möglich/,
    /Alle Personen haben sich ausgewiesen/,
  ],
  [
    220,
    [own('failed')],
    'provider',
    'Eine Identifikation ist fehlgeschlagen',
    /^Ihre Identifikation wurde nicht anerkannt\. Ein weiterer Versuch ist nicht möglich/,
    /ausgewiesen/,
  ],
  [
    240,
    [{ ...own('aborted'), attemptsLeft: 0 }, ...others],
    'others',
    'Eine Identifikation ist fehlgeschlagen',
    /^Ihre Identifikation.*Noch offen ist die Identifikation von Jörg Weiß und Mia Muster/,
    /ausgewiesen|nichts tun/,
  ],
  [
    260,
    [own('successful'), wordingPerson('fraud')],
    'provider',
    'Eine Identifikation ist fehlgeschlagen',
    /^Die Identifikation von Jörg Weiß wurde nicht anerkannt/,
    /ausgewiesen|Ihre Identifikation/,
  ],
  [
    260,
    [own('failed'), wordingPerson('fraud')],
    'provider',
    'Mehrere Identifikationen sind fehlgeschlagen',
    /^Ihre Identifikation und die Identifikation von Jörg Weiß wurden nicht anerkannt\. Weitere Versuche sind/,
    /wurde nicht|Ein weiterer/,
  ],
  [
    220,
    [own('successful'), ...others.map((person) => ({ ...person, value: 'fraud', pending: false }))],
    'provider',
    'Mehrere Identifikationen sind fehlgeschlagen',
    /^Die Identifikationen von Jörg Weiß und Mia Muster wurden/,
    /Ihre Identifikation/,
  ],
  [
    220,
    [own('created'), others[0]!],
    'others',
    'Noch nicht alle haben sich identifiziert',
    /Link zu Ihrer eigenen Identifikation kommt.*Jörg Weiß/,
    /Sie selbst haben sich ausgewiesen/,
  ],
  [
    220,
    [own('pending'), wordingPerson('failed', { attemptsLeft: 0 })],
    'customer',
    'Identifizieren Sie sich',
    /Identifikation von Jörg Weiß wurde nicht anerkannt.*endgültige Ergebnis steht noch aus/,
    /Danach richten wir/,
  ],
  [
    260,
    [{ ...own('failed'), attemptsLeft: 1 }, wordingPerson('fraud')],
    'customer',
    'Identifizieren Sie sich noch einmal',
    /noch einen Versuch.*Jörg Weiß wurde nicht anerkannt/,
    /Danach richten wir/,
  ],
  [260, [own('created')], 'provider', 'Die Identifikation wird vorbereitet', /Prüfung Ihres Unternehmens/, /letzten/],
  [230, [own('pending')], 'customer', 'Uns fehlen Dokumente', /eigene Identifikation ist auch noch offen/, /ausweisen/],
  [255, [own('pending')], 'customer', 'Ihre Angaben weichen ab', /auch noch offen/, /müssen nichts tun/],
  [250, [own('pending')], 'nobody', 'Die Prüfung Ihres Unternehmens ist fehlgeschlagen', /Sprechen/, /offen/],
  [
    315,
    [own('successful'), wordingPerson('failed')],
    'bank',
    'Ihre Identifikation ist weit fortgeschritten',
    /nichts tun/,
    /übrigen/,
  ],
  [220, [own('created')], 'provider', 'Die Identifikation wird vorbereitet', /wenigen Minuten/, /ausgewiesen/],
  [220, [own('information_completed')], 'provider', 'Die Identifikation wird vorbereitet', /Link/, /ausgewiesen/],
  [220, [own('successful')], 'provider', 'Die Identifikationen werden geprüft', /ausgewiesen/, /Link/],
  [240, [own('successful')], 'provider', 'Wir prüfen Ihr Unternehmen', /Registern/, /Link/],
  [260, [own('successful')], 'provider', 'Ihr Unternehmen ist geprüft', /stimmen/, /Link/],
  [230, [own('pending')], 'customer', 'Uns fehlen Dokumente', /Unterlagen/, /ausweisen/],
  [315, [own('successful'), ...others], 'bank', 'Ihre Identifikation ist weit fortgeschritten', /übrigen/, /Jörg/],
  ...[220, 240, 245, 255, 260].map(
    (status) =>
      [
        status,
        [own('pending'), wordingPerson('information_required')],
        'customer',
        'Uns fehlen Angaben',
        /Angaben/,
        /ausweisen/,
      ] as const,
  ),
  [230, [own('information_required')], 'customer', 'Uns fehlen Dokumente', /Unterlagen/, /Angaben zu/],
  [310, [own('successful')], 'bank', 'Die Identifikation ist abgeschlossen', /geprüft/, /Angaben zu/],
  [310, [own('information_required')], 'bank', 'Ihr Antrag liegt bei der Bank', /übernehmen/, /geprüft|Werktag/],
  [305, [own('canceled')], 'bank', 'Wir bearbeiten Ihren Antrag weiter', /von Hand/, /zwei Werktag|identifiziert/],
  [410, [own('canceled')], 'bank', 'Ihr Konto wird eingerichtet', /richten Ihr Konto ein/, /Identifikation|Werktag/],
  [420, [own('canceled')], 'bank', 'Ihre Antwort wird geprüft', /Ihre Antwort/, /Werktag/],
  [425, [own('canceled')], 'customer', 'Wir haben eine Rückfrage', /antworten Sie hier/, /Werktag/],
  [410, [own('successful')], 'bank', 'Ihr Konto wird eingerichtet', /zwei Werktagen/, /sobald es weitergeht/],
];

test.each(withPersons)('%i with persons %j', (...[status, persons, turn, title, said, unsaid]) => {
  const words = customerWording({ status, persons });
  expect(words).toMatchObject({ turn, title });
  expect(`${words.happened} ${words.next}`).toMatch(said);
  expect(`${words.happened} ${words.next}`).not.toMatch(unsaid);
});

test('a resolution that was refused goes before what the persons do, but not before missing data', () => {
  const wording = (...persons: readonly ReturnType<typeof own>[]) =>
    customerWording({ status: 220, isResolutionRefused: true, persons });
  expect(wording(own('created'))).toMatchObject({ title: 'Wir kümmern uns um Ihren Antrag', turn: 'bank' });
  expect(wording(own('pending')).next).toMatch(/Ihre eigene Identifikation ist auch noch offen/);
  expect(wording(own('successful'), others[0]!).next).toMatch(/Noch offen ist die Identifikation von Jörg Weiß/);
  expect(wording(own('information_required')).title).toBe('Uns fehlen Angaben');
});

test('no one waits for a person who need not be identified', () => {
  const owner = wordingPerson('aborted', { required: false });
  expect(customerWording({ status: 220, persons: [own('successful'), owner] }).turn).toBe('provider');
});
