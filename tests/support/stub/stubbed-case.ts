import { statusNamed } from '../../lifecycle/case-status.js';

/** What the stubbed API returns about the case; tests change it. */
export interface StubbedCase {
  status: number;
  kontoId: number;
  legalForm: string;
  handedOver: boolean;
  isHandOverUnderWay: boolean;
  isResolutionRefused?: boolean;
  commands: string[];
  persons: { name: string; status: Record<string, unknown>; url?: string }[];
  missingDocuments: string[];
  start?: Record<string, unknown>;
  openedAccount?: Record<string, unknown>;
  customerDeadline?: string;
  me: Record<string, unknown>;
  mehrwerte: Record<string, boolean>;
  girocards: ('Ja' | 'Nein')[];
  messages: Record<string, unknown>[];
  history: Record<string, unknown>[];
  configuration: Record<string, unknown>;
}

export interface StubbedCall {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
}

export interface StubbedAnswer {
  readonly status?: number;
  readonly json?: unknown;
  /** Waits before the answer. */
  readonly after?: Promise<unknown>;
}

export type Respond = (call: StubbedCall) => StubbedAnswer;

const company = 'Lindenhof Gartenbau GmbH';
export const caseNumber = 4711;

/** A case at 310 whose persons are identified. */
export function caseAtRest(): StubbedCase {
  return {
    status: 310,
    kontoId: 2,
    legalForm: 'GMBH',
    handedOver: true,
    isHandOverUnderWay: false,
    commands: ['customerMessage', 'customerAttachment', 'provideFeedback'],
    persons: [
      {
        name: 'Änne Weiß',
        status: { value: 'successful', source: 'solaris', required: true, acting: true, missingInformation: [] },
      },
    ],
    missingDocuments: [],
    me: { feedbackRating: null, feedbackComment: null },
    mehrwerte: {},
    girocards: ['Ja'],
    messages: [],
    history: [],
    configuration: {},
  };
}

export const standardAnswers: Readonly<Record<string, (given: StubbedCase) => Respond>> = {
  'GET /me': (given) => () => ({ json: meOf(given) }),
  'GET /bgo_identifications/{id}': (given) => () => ({ json: applicationOf(given) }),
  'GET /bgo_identifications_portal/{id}': (given) => () => ({ json: detailsOf(given) }),
  'GET /bgo_identifications/status_history_joined': (given) => () => ({ json: given.history }),
  'GET /bgo_identifications/messages': (given) => () => ({ json: given.messages }),
  'GET /bgo_identifications/{id}/contract_files': () => () => ({ json: [] }),
  'GET /business_documents': () => () => ({ json: [] }),
  'GET /co_signers': () => () => ({ json: [] }),
  'POST /people/{id}-0002/resend_mail': () => () => ({ status: 204 }),
  'POST /me/provideFeedback': () => () => ({ status: 204 }),
  'POST /me/logout': () => () => ({ status: 204 }),
};

function meOf({ status, kontoId, legalForm, me }: StubbedCase) {
  const names = { firstName: 'Änne', lastName: 'Weiß', username: 'aenne.weiss@example.de', salutation: 'MS' };
  return {
    kontoId,
    firma: company,
    rechtsform: legalForm,
    anrede: 'MS',
    vorname: 'Änne',
    nachname: 'Weiß',
    email: names.username,
    datenschutz: 'Ja',
    berechtigung: 'Ja',
    bgoId: caseNumber,
    orderData: { kontoId },
    businessName: company,
    businessLegalForm: legalForm,
    ...names,
    authorizedToRepresent: true,
    acceptedDatenschutz: true,
    verified: true,
    status,
    bgoIdentifications: [`/bgo_identifications/${caseNumber}`],
    createdByBerater: false,
    language: 'de',
    ...me,
  };
}

const director = {
  anrede: 'MS',
  nationality: 'DE',
  birthday: '1980-05-17',
  line1: 'Lindenallee 12',
  postalCode: '10115',
  city: 'Berlin',
  vertretungsberechtigung: 'Ja',
  vertretungsberechtigungArt: 'JOINT',
  gesellschafter: 'Nein',
  exponiert: 'Ja',
};

/** The application as the stubbed API answers it. */
export function applicationOf({ status, kontoId, legalForm, handedOver, isHandOverUnderWay, ...given }: StubbedCase) {
  const { persons, mehrwerte, girocards, start } = given;
  return {
    '@id': `/bgo_identifications/${caseNumber}`,
    id: caseNumber,
    version: 1,
    registerData: { firma: company, rechtsform: legalForm },
    firma: { firma: company, rechtsform: legalForm, girocard: girocards[0] ?? 'Nein' },
    people: persons.map(({ name, url }, index) => {
      const [vorname, nachname] = name.split(' ');
      const check = url === undefined ? {} : { bgoLastIdentificationUrl: url };
      const girocard = girocards[index + 1] ?? 'Nein';
      return { id: `${caseNumber}-000${index + 1}`, vorname, nachname, ...director, girocard, ...check };
    }),
    mehrwerteSelection: mehrwerte,
    orderData: { kontoId },
    status,
    passedToSolarisBank: handedOver,
    isHandOverUnderWay,
    openChecks: persons.flatMap(({ status }, index) =>
      handedOver && status['value'] === 'pending'
        ? [
            {
              personId: `${caseNumber}-000${index + 1}`,
              attemptsLeft: (status['attemptsLeft'] as number | undefined) ?? null,
            },
          ]
        : [],
    ),
    kycnowDocumentOrderRequired: false,
    ...(start === undefined ? {} : { start }),
  };
}

function detailsOf({
  status,
  handedOver,
  isHandOverUnderWay,
  isResolutionRefused,
  commands,
  persons,
  missingDocuments,
  start,
  openedAccount,
  customerDeadline,
}: StubbedCase) {
  return {
    id: caseNumber,
    ...(openedAccount === undefined ? {} : { openedAccount }),
    bgoIdentification: {
      bgoIdentificationId: caseNumber,
      bgoMainStatus: status,
      bgoMainStatusTitle: 'Stand',
      businessName: company,
      businessLegalForm: 'GMBH',
      recordCreatedAt: '2026-11-20T08:00:00.000Z',
      createdByBerater: false,
      passedToSolarisBank: handedOver,
      accountOpened: status === statusNamed('bank_successful') ? true : null,
      requestAnswered: null,
      customerDeadline: customerDeadline ?? null,
      startState: start?.['state'] ?? null,
      isHandOverUnderWay,
      isResolutionRefused: isResolutionRefused === true,
    },
    items: [
      {
        type: 'bgo',
        id: String(caseNumber),
        title: 'Stand',
        status: { value: String(status), source: 'bgo', missingInformation: missingDocuments },
        items: [],
      },
      ...persons.map(({ name: title, status: own, url }, index) => ({
        type: 'person',
        id: `${caseNumber}-000${index + 1}`,
        title,
        status: own,
        bgoLastIdentificationUrl: url ?? null,
        items: [],
      })),
    ],
    availableCommands: commands,
    ...(start === undefined ? {} : { start }),
  };
}
