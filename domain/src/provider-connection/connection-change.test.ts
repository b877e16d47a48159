import { connectionChanges } from './connection-change.js';
import type { Provider } from './provider-connection.js';
import { maskedAddress } from './provider-connection.js';

const banking = 'banking://bank-1:s3cret@sandbox?client-debug-log=0';
const core = 'https://core.bank.example/api?geschaeftsstelle=12&disabled=0';

describe('what changes in a connection', () => {
  it.each<[string, Provider, readonly [before: string, after: string], string[]]>([
    ['nothing', 'banking', [banking, maskedAddress('banking', banking) ?? ''], []],
    [
      'user, secret and flag',
      'banking',
      [banking, 'banking://bank-2:neu@sandbox?client-debug-log=1'],
      [
        'Benutzer-Id: „bank-1“ → „bank-2“',
        'Secret: wird neu gesetzt',
        'Aufrufe protokollieren (client-debug-log): aus → ein',
      ],
    ],
    [
      'a removed secret',
      'banking',
      [banking, 'banking://bank-1:@sandbox?client-debug-log=0'],
      ['Secret: wird entfernt'],
    ],
    ['the place alone', 'banking', [banking, 'banking://bank-1:s3cret@production?client-debug-log=0'], []],
    [
      'switched off, with another branch',
      'coreBanking',
      [core, 'https://core.bank.example/api?nrBerater=7&disabled=1'],
      [
        'Geschäftsstelle: „12“ → leer',
        'Nummer des Beraters: leer → „7“',
        'Verbindung ausgeschaltet (disabled): aus → ein',
      ],
    ],
  ])('%s', (_what, provider, [before, after], expected) => {
    // The stored one is read masked.
    const masked = maskedAddress(provider, before) ?? '';
    const typed = after.replace(':s3cret@', ':••••••••@');
    expect(connectionChanges(provider, masked, typed).map(({ label, value }) => `${label}: ${value}`)).toEqual(
      expected,
    );
  });

  it('shows everything of a first connection, and no secret', () => {
    const changes = connectionChanges('banking', '', 'banking://bank-1:s3cret@sandbox?client-debug-log=1');
    expect(changes.map(({ label }) => label)).toEqual([
      'Benutzer-Id',
      'Secret',
      'Aufrufe protokollieren (client-debug-log)',
    ]);
    expect(JSON.stringify(changes)).not.toContain('s3cret');
  });
});
