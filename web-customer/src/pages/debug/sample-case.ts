import { caseStatus } from '@kontor/domain/case/case-status';
import type { ApplicationAnswer } from '@kontor/api/application/application.schema';
import type { HistoryRow, CaseDetails } from '@kontor/api/case/case.schema';
import type { CustomerMe } from '@kontor/api/session/me.schema';
import { sampleApplication } from '@kontor/domain/application/sample-application';
import { isLegalForm } from '@kontor/domain/legal-form/legal-form';

/** A case that exists in this browser only. */
export interface SampleCase {
  application: ApplicationAnswer;
  history: HistoryRow[];
}

const number = 1;

/** A complete application with two directors, with the package and the legal form of the address. */
export function createSampleCase(kontoId: number, rechtsform: string): SampleCase {
  const { registerData, firma, people, mehrwerteSelection } = structuredClone(sampleApplication);
  const form = isLegalForm(rechtsform) ? { rechtsform } : {};
  return {
    application: {
      '@id': `/bgo_identifications/${number}`,
      id: number,
      version: 1,
      registerData: { ...registerData, ...form },
      firma: { ...firma, ...form },
      people: people.map(({ id = '', ...person }) => ({ id, ...person })),
      mehrwerteSelection: { ...mehrwerteSelection },
      orderData: { kontoId },
      status: caseStatus.dataCollecting,
      passedToSolarisBank: false,
      isHandOverUnderWay: false,
      openChecks: [],
      kycnowDocumentOrderRequired: false,
    },
    history: [],
  };
}

/** The sample case after its order: every person still has to pass the identity check. */
export function ordered(sample: SampleCase): void {
  sample.application = { ...sample.application, status: caseStatus.transferred, passedToSolarisBank: true };
  sample.history = [
    {
      id: 1,
      createdAt: new Date().toISOString(),
      identifier: 'Antrag',
      title: 'Daten übertragen',
      type: 'bgo',
      status: '220',
      context: null,
    },
  ];
}

export function meOf({ application }: SampleCase): CustomerMe {
  const { registerData, firma } = sampleApplication;
  const name = firma.firma ?? '';
  const rechtsform = String(application.registerData['rechtsform']);
  const { anrede = '', vorname = '', nachname = '', email = '' } = registerData;
  return {
    kontoId: application.orderData.kontoId,
    firma: name,
    rechtsform,
    anrede,
    vorname,
    nachname,
    email,
    datenschutz: 'Ja',
    berechtigung: 'Ja',
    bgoId: number,
    orderData: application.orderData,
    businessName: name,
    businessLegalForm: rechtsform,
    salutation: anrede,
    firstName: vorname,
    lastName: nachname,
    username: email,
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
    verified: true,
    status: application.status,
    bgoIdentifications: [application['@id']],
    feedbackRating: null,
    feedbackComment: null,
    createdByBerater: false,
    language: 'de',
  };
}

export function caseDetailsOf({ application }: SampleCase): CaseDetails {
  const { people, status, firma } = application;
  return {
    id: number,
    bgoIdentification: {
      bgoIdentificationId: number,
      bgoMainStatus: status,
      bgoMainStatusTitle: 'Musterdaten',
      businessName: String(firma['firma']),
      businessLegalForm: String(firma['rechtsform']),
      recordCreatedAt: new Date().toISOString(),
      createdByBerater: false,
      passedToSolarisBank: application.passedToSolarisBank,
      startState: null,
      isHandOverUnderWay: false,
      isResolutionRefused: false,
      accountOpened: null,
      requestAnswered: null,
      customerDeadline: null,
    },
    items: [
      { type: 'bgo', id: String(number), title: 'Antrag', status: { value: String(status) }, items: [] },
      ...people.map(({ id = '', vorname, nachname }) => ({
        type: 'person',
        id,
        title: `${String(vorname)} ${String(nachname)}`,
        status: { value: 'pending' },
        items: [],
      })),
    ],
    availableCommands: [],
  };
}
