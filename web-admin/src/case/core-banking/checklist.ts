import { bookingReport } from './booking-report.js';
import { fileLimits, limitText } from '@kontor/domain/document/file-rules';
import { caseBytes } from '@kontor/domain/document/upload-allowance';
import type { BankCase } from '../bank-case/bank-case.js';

/** A step of the booking in the core banking system (R3 §4.3). */
export interface ChecklistStep {
  readonly key: 'pass' | 'account' | 'girocard' | 'contract';
  readonly title: string;
  /** `attention`: done, but somebody has to look after it. */
  readonly state: 'done' | 'attention' | 'open' | 'waiting';
  readonly text: string;
}

/** Whether nothing is left to do in a step. */
export const isSettled = ({ state }: { readonly state: string }): boolean => state === 'done' || state === 'attention';

type Subject = Pick<BankCase, 'commands' | 'coreBanking' | 'orderedGirocards' | 'readiness' | 'running'>;

const firstTime = 'Legt das Unternehmen und alle Personen im Kernbanksystem an.';
const again = 'Wer schon angelegt ist, bleibt es; die Übergabe legt nur an, wer noch fehlt.';
const asCustomerNow =
  'Die Beteiligten sind als Interessenten angelegt. Jetzt können sie als Kunden übergeben werden; angelegt wird dabei niemand doppelt.';
const toSettle =
  'Alle Beteiligten sind im Kernbanksystem angelegt. Bitte prüfen Sie die Hinweise und ergänzen Sie dort, was fehlt.';
const forTheOwner = 'Möglich für die Person, die den Vorgang bearbeitet.';
const notNow = 'Zurzeit nicht möglich.';
const underWay = 'Das Kernbanksystem arbeitet gerade. Das Ergebnis erscheint hier von selbst.';

function passStep({ commands, coreBanking, readiness, running }: Subject): ChecklistStep {
  const step = { key: 'pass', title: 'Daten an das Kernbanksystem übergeben' } as const;
  if (readiness.isPassedToAgree21 && readiness.isReadyForPassToAgree21 && commands.has('passToCoreBanking'))
    return { ...step, state: 'open', text: asCustomerNow };
  if (readiness.isPassedToAgree21) {
    const { parties } = coreBanking;
    return parties !== null && bookingReport(parties).hasWarnings
      ? { ...step, state: 'attention', text: toSettle }
      : { ...step, state: 'done', text: 'Alle Beteiligten sind im Kernbanksystem angelegt.' };
  }
  if (readiness.isReadyForPassToAgree21 && commands.has('passToCoreBanking')) {
    return { ...step, state: 'open', text: coreBanking.parties === null ? firstTime : again };
  }
  if (running !== null) return { ...step, state: 'waiting', text: underWay };
  if (readiness.isReadyForPassToAgree21) return { ...step, state: 'waiting', text: forTheOwner };
  return { ...step, state: 'waiting', text: readiness.obstacles.INTERESSENT ?? notNow };
}

function accountStep({ coreBanking, commands, readiness, running }: Subject): ChecklistStep {
  const step = { key: 'account', title: 'Konto anlegen' } as const;
  if (coreBanking.account !== null) return { ...step, state: 'done', text: 'Das Konto ist angelegt.' };
  if (readiness.canKontoBeCreated && commands.has('createAccount'))
    return { ...step, state: 'open', text: 'Legt das gewählte Kontomodell an.' };
  if (readiness.canKontoBeCreated && running === null) return { ...step, state: 'waiting', text: forTheOwner };
  return { ...step, state: 'waiting', text: readiness.obstacles.account ?? (running === null ? notNow : underWay) };
}

function girocardStep({ coreBanking, commands, orderedGirocards, readiness, running }: Subject): ChecklistStep {
  const step = { key: 'girocard', title: 'girocard anlegen' } as const;
  if (coreBanking.girocard !== null) return { ...step, state: 'done', text: 'Die girocard ist bestellt.' };
  if (orderedGirocards === 0) return { ...step, state: 'done', text: 'Der Kunde hat keine girocard bestellt.' };
  if (readiness.canGirocardBeCreated && commands.has('createGirocard'))
    return { ...step, state: 'open', text: 'Bestellt die gewünschten girocards.' };
  if (readiness.canGirocardBeCreated && running === null) return { ...step, state: 'waiting', text: forTheOwner };
  return { ...step, state: 'waiting', text: readiness.obstacles.girocard ?? (running === null ? notNow : underWay) };
}

function contractStep(files: number | undefined): ChecklistStep {
  const step = { key: 'contract', title: 'Vertragsunterlagen hochladen' } as const;
  if (files === undefined) return { ...step, state: 'open', text: 'Wird geladen …' };
  if (files === 0) {
    return {
      ...step,
      state: 'open',
      text: `PDF, PNG oder JPEG, je Datei höchstens ${limitText(fileLimits.attachment)}, zusammen höchstens ${limitText(caseBytes.contract)}. Der Kunde sieht sie, sobald der Vorgang erfolgreich abgeschlossen ist.`,
    };
  }
  return { ...step, state: 'done', text: files === 1 ? 'Eine Datei hochgeladen.' : `${files} Dateien hochgeladen.` };
}

export function checklistOf(record: Subject, contractFiles: number | undefined): readonly ChecklistStep[] {
  return [passStep(record), accountStep(record), girocardStep(record), contractStep(contractFiles)];
}
