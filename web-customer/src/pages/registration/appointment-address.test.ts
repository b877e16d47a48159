import { appointmentAddress } from './appointment-address.js';

const page = 'https://konto.example/fk/2?form[firma]=Weiß';

test.each([
  ['https://termine.example/', 'Komfort', 'https://termine.example/?konto=Komfort'],
  ['https://termine.example/?ort=3#oben', 'Konto & mehr', 'https://termine.example/?ort=3&konto=Konto+%26+mehr#oben'],
  ['/termine', 'Aktiv', 'https://konto.example/termine?konto=Aktiv'],
  ['https://termine.example/', undefined, 'https://termine.example/'],
  ['https://[', 'Aktiv', 'https://['],
])('%s for %s: %s', (url, title, address) => {
  expect(appointmentAddress(url, { title, page })).toBe(address);
});
