import { newAccount } from '@kontor/domain/account/account';
import type { Application } from '@kontor/domain/application/application';
import type { FrozenApplication, StoredApplication } from '../../applicant/application/application.module.js';
import { orderedOffer } from './ordered-offer.js';

const mehrwert = (key: string, label: string) => ({ key, label, active: true, editable: true });
const box = (key: string, label: string, name?: string) => ({ key, label, required: false, ...(name ? { name } : {}) });
const account = (title: string, price: number) => ({ ...newAccount({}, title), title, price });

const settings = {
  tempConfig: { konten: { 1: account('Komfort', 1490) }, urls: {} },
  mehrwerte: { active: true, mehrwerte: [mehrwert('m1', 'Leasing'), mehrwert('m2', 'Versicherung')] },
  orderCheckboxes: [box('agb', 'AGB', 'Geschäftsbedingungen'), box('werbung', 'Werbung')],
} as unknown as Parameters<typeof orderedOffer>[1];

const application = {
  registerData: { rechtsform: 'GMBH' },
  firma: { girocard: 'Nein' },
  people: [{ girocard: 'Ja' }, { girocard: 'Ja' }],
  mehrwerteSelection: { m1: false, m2: true },
} as unknown as Application;
const stored = { application, kontoId: '1' } as StoredApplication;
const frozen = (more: Partial<FrozenApplication> = {}) =>
  ({
    application,
    product: { kontoId: '1', productNumber: '', conditionNumber: '', girocardProductNumber: '' },
    orderCheckboxes: { agb: 'Ja', werbung: 'Nein' },
    ...more,
  }) as FrozenApplication;

it('is what is chosen so far before the order, by the offer of today', () => {
  expect(orderedOffer({ stored, frozen: null }, settings)).toEqual({
    ...{ isOrdered: false, package: 'Komfort', price: 1490, girocards: 2, boxes: [], mehrwerte: ['Versicherung'] },
  });
});

it('has the boxes that were ticked, by their internal names for the bank alone', () => {
  const sources = { stored, frozen: frozen() };
  expect(orderedOffer(sources, settings)).toMatchObject({ isOrdered: true, boxes: ['Geschäftsbedingungen'] });
  expect(orderedOffer(sources, settings, 'customer')).toMatchObject({ boxes: ['AGB'] });
});

it('keeps to the offer of the order, whatever the bank has changed since', () => {
  const offer = {
    settingsVersion: 3,
    account: account('Komfort alt', 990),
    orderBoxes: [box('werbung', 'Werbung per Post')],
    mehrwerte: { active: true, mehrwerte: [mehrwert('m2', 'Alte Versicherung')] },
    holdRules: null,
  };
  const ordered = orderedOffer({ stored, frozen: frozen({ offer, orderCheckboxes: { werbung: 'Ja' } }) }, settings);
  expect(ordered).toMatchObject({
    ...{ package: 'Komfort alt', price: 990, boxes: ['Werbung per Post'], mehrwerte: ['Alte Versicherung'] },
  });
});

it('names a package that the bank no longer has by its number, and nothing of an erased case', () => {
  expect(orderedOffer({ stored: { ...stored, kontoId: '9' }, frozen: null }, settings)).toMatchObject({
    package: '9',
    price: null,
  });
  expect(orderedOffer({ stored: null, frozen: null }, settings)).toBeNull();
});
