import type { OrderBox } from '@kontor/domain/order-box/order-box';
import { boxOfPath, orderAcceptance } from './order-boxes.js';
import { formAddress } from '../../../application-draft/form-address.js';
import { openPoints } from '../summary/open-points.js';

const urls = {
  datenschutz: '',
  impressum: '',
  scoringInfo: '',
  agb: 'https://bank.example/agb',
  ksv: '',
  identityTerms: '',
};
const box = (key: string, more: Partial<OrderBox> = {}): OrderBox => ({ key, label: key, required: true, ...more });
const none = new Set<string>();

describe('the boxes of an order', () => {
  test('configured boxes depend on the legal form, and only required ones are missing', () => {
    const orderCheckboxes = [box('agb'), box('eigen', { legalForms: ['EK'] }), box('werbung', { required: false })];
    const bank = { orderCheckboxes, urls };
    const gmbh = orderAcceptance(bank, 'GMBH', none);
    expect(gmbh.boxes.map(({ key }) => key)).toEqual(['agb', 'werbung']);
    expect(gmbh.missing.map(({ key }) => key)).toEqual(['agb']);
    expect(gmbh.answers).toEqual({ agb: 'Nein', werbung: 'Nein' });
    const ek = orderAcceptance(bank, 'EK', new Set(['agb', 'eigen']));
    expect(ek.missing).toEqual([]);
    expect(ek.answers).toEqual({ agb: 'Ja', eigen: 'Ja', werbung: 'Nein' });
    expect(ek.boxes.some(({ document }) => document !== undefined)).toBe(false);
  });

  test('without configured boxes the default ones are used, with their documents', () => {
    const bank = { orderCheckboxes: [], urls };
    expect(orderAcceptance(bank, 'GMBH', none).boxes).toMatchObject([{ key: 'agb', document: urls.agb }]);
    const withContract = { orderCheckboxes: [], urls: { ...urls, ksv: 'https://bank.example/ksv.pdf' } };
    const ek = orderAcceptance(withContract, 'EK', new Set(['agb']));
    expect(ek.boxes.map(({ key, document }) => [key, document])).toEqual([
      ['agb', urls.agb],
      ['ksv', 'https://bank.example/ksv.pdf'],
      ['wirtschaftlichBerechtigter', undefined],
    ]);
    expect(ek.missing.map(({ key }) => key)).toEqual(['ksv', 'wirtschaftlichBerechtigter']);
  });

  test('a box ticked before a change of the legal form is not sent', () => {
    const bank = { orderCheckboxes: [box('agb')], urls };
    expect(orderAcceptance(bank, 'GMBH', new Set(['agb', 'fremd'])).answers).toEqual({ agb: 'Ja' });
  });
});

describe('violations before ordering', () => {
  const people = [{ vorname: 'Änne', nachname: 'Weiß' }, {}];

  test('are grouped by form, each message once, and those of boxes with the boxes', () => {
    const city = { propertyPath: 'firma.city', code: 'required', label: 'city', message: 'Ort erforderlich' };
    const points = openPoints(
      [
        city,
        city,
        { propertyPath: 'people[0].phone', code: 'required', label: 'phone', message: 'Telefon fehlt' },
        { propertyPath: 'people[1].vorname', code: 'required', label: 'firstName', message: 'Vorname fehlt' },
        { propertyPath: 'firma.crsType', code: 'required', message: 'Pflichtfeld' },
        { propertyPath: 'orderCheckboxes.agb', code: 'required', message: 'Bestätigung erforderlich' },
      ],
      people,
    );
    expect(points).toEqual([
      { form: 'company', title: 'Unternehmensdaten', message: 'Ort erforderlich' },
      { form: 'person-0', title: 'Person 1: Änne Weiß', message: 'Telefon fehlt' },
      { form: 'person-1', title: 'Person 2', message: 'Vorname fehlt' },
      {
        form: 'taxResidency',
        title: 'Steuerliche Ansässigkeit',
        message: 'Welcher Unternehmenstyp trifft zu? – Pflichtfeld',
      },
    ]);
    expect(formAddress(points[1]!.form)).toBe('/hub/identifizierung?summary=true#person-0');
  });

  test('a box is found by its path', () => {
    expect(boxOfPath('orderCheckboxes.agb')).toBe('agb');
    expect(boxOfPath('firma.city')).toBeUndefined();
  });
});
