import type { CaseId } from '@kontor/domain/case/case-id';
import { findViolations } from '@kontor/domain/application/complete-application';
import { legalFormOf, type Application } from '@kontor/domain/application/application';
import { withoutGirocards } from '@kontor/domain/application/girocards';
import type { FrozenForm } from '@kontor/domain/case/case-command';
import { orderBoxViolations } from '@kontor/domain/order-box/order-box';
import { violationBodies } from '@kontor/domain/violation/violation-text';
import { ValidationFailed } from '@kontor/platform/problem/problem';
import type { SettingsPort } from '../../bank/settings/settings.module.js';
import { readBankRules, type BankRules } from './bank-rules.js';
import type { UploadedDocument, DocumentsPort } from './documents-port.js';
import { personSeedsOf, type FrozenApplication, type FrozenProduct } from './frozen-application.js';
import type { FrozenApplications, FrozenVersion } from './freeze.js';
import { germanyToday } from '@kontor/domain/calendar-date/germany-today';
import { presentOffer } from './pinned-offer.js';
import { requireSeenOffer } from './seen-offer.js';
import type { StoredApplication } from './stored-application.js';

export interface FrozenOrderDeps {
  readonly settings: SettingsPort;
  readonly documents: DocumentsPort;
  readonly frozen: FrozenApplications;
  readonly now: () => number;
}

type Boxes = Readonly<Record<string, string>>;

/** What the applicant agrees to. */
interface Agreement {
  readonly boxes: Boxes;
  /** The version of the configuration that the applicant has read; undefined where it was not sent. */
  readonly settingsVersion: number | undefined;
}

/** Creates a frozen version of a draft. */
export interface FrozenOrders {
  /**
   * @throws ValidationFailed 422 when something is missing, Problem 409 when prices or boxes are not those that were
   * read; then nothing was frozen.
   */
  freezeComplete(caseId: CaseId, stored: StoredApplication, agreement: Agreement): Promise<FrozenForm>;
  /** Freezes the stored draft without validation, for a support fix. */
  freezeAsStored(caseId: CaseId, stored: StoredApplication): Promise<FrozenForm>;
  /** Freezes a changed application of the same order, with the current documents. */
  freezeChanged(caseId: CaseId, before: FrozenApplication, application: Application): Promise<FrozenForm>;
}

export function createFrozenOrders({ settings, documents, frozen, now }: FrozenOrderDeps): FrozenOrders {
  async function contentOf(
    caseId: CaseId,
    stored: StoredApplication,
    orderCheckboxes: Boxes,
  ): Promise<readonly [FrozenApplication, BankRules]> {
    const { registration, kontoId } = stored;
    const [files, rules, offer] = await Promise.all([
      documents.ofCase(caseId),
      readBankRules(settings),
      presentOffer(settings, kontoId),
    ]);
    const entered = withStoredFiles(stored.application, files);
    const application = rules.offersGirocards ? entered : withoutGirocards(entered);
    const order = { product: productOf(rules, kontoId), documents: files.map(referenceOf), orderCheckboxes, offer };
    return [{ application, registration, ...order }, rules];
  }

  async function formOf(caseId: CaseId, content: FrozenApplication, rules: BankRules): Promise<FrozenForm> {
    const version = await frozen.freeze(caseId, content);
    return formWith(version, content.application, rules);
  }

  return {
    freezeComplete: async (caseId, stored, { boxes, settingsVersion }) => {
      const [content, rules] = await contentOf(caseId, stored, boxes);
      await requireSeenOffer(settings, { content, ksvUrl: rules.ksvUrl ?? '', settingsVersion });
      const violations = [
        ...violationBodies(findViolations(content.application, rules.application, germanyToday(now()))),
        ...violationBodies(boxViolations(content.application, rules, boxes)),
        ...packageViolations(stored, rules),
      ];
      if (violations.length > 0) throw new ValidationFailed(violations);
      return formOf(caseId, content, rules);
    },
    freezeAsStored: async (caseId, stored) => formOf(caseId, ...(await contentOf(caseId, stored, {}))),
    freezeChanged: async (caseId, before, application) => {
      const [rules, files] = await Promise.all([readBankRules(settings), documents.ofCase(caseId)]);
      return formOf(caseId, { ...before, application, documents: files.map(referenceOf) }, rules);
    },
  };
}

function formWith({ version, hash }: FrozenVersion, application: Application, rules: BankRules): FrozenForm {
  const { reports, earlyReadiness, source } = rules;
  return { version, hash, persons: personSeedsOf(application), reports, earlyReadiness, source };
}

/** A package that was never chosen, or was removed by the bank, cannot be opened. */
function packageViolations({ kontoId }: StoredApplication, { products }: BankRules) {
  if (products.has(kontoId)) return [];
  return [{ propertyPath: 'orderData', code: 'package', message: 'Bitte wählen Sie ein Kontomodell aus' }];
}

function boxViolations(application: Application, rules: BankRules, boxes: Boxes) {
  const legalForm = legalFormOf(application);
  if (legalForm === undefined) return [];
  return orderBoxViolations({ legalForm, configured: rules.orderBoxes, ksvUrl: rules.ksvUrl }, boxes);
}

/** Replaces the client's lists of files by the uploaded documents. */
export function withStoredFiles(application: Application, files: readonly UploadedDocument[]): Application {
  const ofType = (type: string) =>
    files.filter(({ documentType }) => documentType === type).map(({ documentId, name }) => ({ id: documentId, name }));
  return {
    ...application,
    firma: {
      ...application.firma,
      file: ofType('FOUNDATION_DOCUMENT'),
      gwgFile: ofType('SHARE_HOLDERS_AGREEMENT'),
      transparenzRegister: ofType('OTHER__TRANSPARENZ_REGISTER'),
    },
  };
}

function referenceOf({ documentId, documentType, mimeType, sizeBytes, sha256 }: UploadedDocument) {
  return { documentId, documentType, mimeType, sizeBytes, sha256 };
}

function productOf({ products }: BankRules, kontoId: string): FrozenProduct {
  const product = products.get(kontoId);
  return {
    kontoId,
    productNumber: product?.produktnummer ?? '',
    conditionNumber: product?.konditionsnummer ?? '',
    girocardProductNumber: product?.girocardProduktnummer ?? '',
  };
}
