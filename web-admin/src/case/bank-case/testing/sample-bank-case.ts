import type { StaffCase, StaffHead } from '@kontor/api/case/staff-case.schema';
import { notReady } from '@kontor/domain/core-banking/readiness';
import { bankCaseOf, type BankCase } from '../bank-case.js';

export function staffCaseFake(head: Partial<StaffHead> = {}): StaffCase {
  const line = (name: string, label: string, consolidatedValue: string) => ({
    name,
    label,
    consolidatedValue,
    shownValue: consolidatedValue,
    class: 0,
  });
  return {
    id: 1001,
    bgoIdentification: {
      bgoIdentificationId: 1001,
      bgoMainStatus: 213,
      bgoMainStatusTitle: 'Übertragung angehalten',
      businessName: 'Musterwerk GmbH',
      businessLegalForm: 'GMBH',
      recordCreatedAt: '2026-11-21T07:05:09.000Z',
      createdByBerater: false,
      passedToSolarisBank: false,
      startState: null,
      isHandOverUnderWay: false,
      isResolutionRefused: false,
      accountOpened: null,
      requestAnswered: null,
      customerDeadline: null,
      hasMessages: false,
      hasUnrevisedMessages: false,
      hasBankMemos: false,
      bankMemo: null,
      isDisableProcessPossible: true,
      waitingFor: 'bank',
      nextStep: 'Vorgang übernehmen',
      waitingSince: '2026-06-01T08:00:00.000Z',
      deadline: '2026-06-06T08:00:00.000Z',
      attention: 'none',
      automationEnded: false,
      wasOnHold: true,
      owner: null,
      followUp: null,
      running: null,
      bookingFailure: null,
      dueAt: null,
      kycnowDocumentOrderRequired: false,
      simplePutOnHoldConfig: {},
      simplePutOnHoldFindings: null,
      simplePutOnHoldFindingsConsolidated: null,
      businessDocuments: [],
      agree21Kontonummer: null,
      agree21Iban: null,
      ...head,
    },
    items: [
      {
        type: 'bgo',
        id: '1001',
        title: 'x',
        status: { value: '213', missingInformation: ['REGISTER_EXTRACT', 'Sonstiges'] },
        items: [],
      },
      { type: 'business', id: '1001-b1', title: 'Musterwerk GmbH', items: [line('name', 'Firma', 'Musterwerk GmbH')] },
      {
        type: 'person',
        id: 'p1',
        title: 'Max Muster',
        status: { value: 'pending', acting: false, required: true },
        items: [line('salutation', 'Anrede', 'Herr'), line('lastName', 'Nachname', 'Muster')],
      },
      {
        type: 'person',
        id: 'p2',
        title: 'Erika Beispiel',
        status: { value: 'successful', acting: true, required: true },
        items: [
          line('salutation', 'Anrede', 'Frau'),
          line('lastName', 'Nachname', 'Beispiel'),
          line('agree21Kartennummer', 'Kartennummer', '672590001'),
        ],
      },
      { type: 'kycnow', id: 'k', title: 'Auskünfte', items: [line('creditCheck.p2', 'Bonitätsprüfung', 'J')] },
    ],
    availableCommands: ['release', 'reject'],
    readiness: notReady,
    takeOverWarnings: [],
    finishWarnings: [],
    coreBanking: { parties: null, account: null, girocard: null },
    orderedGirocards: 2,
    order: { isOrdered: true, package: 'Komfort', price: 1490, girocards: 2, boxes: ['AGB'], mehrwerte: [] },
    mismatches: [],
    release: null,
    keptOffer: null,
  };
}

export function bankCaseFake(change: Partial<BankCase> = {}): BankCase {
  return { ...bankCaseOf(staffCaseFake()), ...change };
}
