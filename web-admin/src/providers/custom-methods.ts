import type { approvalMethods } from './approval-methods.js';
import type { caseMethods } from './case-methods.js';
import type { connectionMethods } from './connection-methods.js';
import type { documentMethods } from './document-methods.js';
import type { messageMethods } from './message-methods.js';
import type { reportMethods } from './report-methods.js';
import type { settingsMethods } from './settings-methods.js';
import type { staffMethods } from './staff-methods.js';

export type CustomMethods = typeof caseMethods &
  typeof messageMethods &
  typeof documentMethods &
  typeof staffMethods &
  typeof approvalMethods &
  typeof reportMethods &
  typeof settingsMethods &
  typeof connectionMethods;

type AnyMethod = (...args: unknown[]) => Promise<unknown>;

/** Methods that load at their first call: with them come the descriptions of their routes, which no first page needs. */
function lazily<M, N extends keyof M & string>(load: () => Promise<M>, names: readonly N[]): Pick<M, N> {
  const call =
    (name: N): AnyMethod =>
    async (...args) =>
      ((await load())[name] as AnyMethod)(...args);
  return Object.fromEntries(names.map((name) => [name, call(name)])) as Pick<M, N>;
}

const ofCases = lazily(
  async () => (await import('./case-methods.js')).caseMethods,
  [
    'historyOf',
    'countCases',
    'exportCases',
    'activeStatuses',
    'moveCase',
    'finishCase',
    'debugStatus',
    'assignCase',
    'assignCases',
    'clerks',
    'setFollowUp',
    'clearFollowUp',
    'remindersOf',
    'sendReminder',
    'pauseReminders',
    'releaseCase',
    'deleteCase',
    'syncCase',
    'passToCoreBanking',
    'linkExistingParty',
    'createAccount',
    'createGirocard',
  ],
);

const ofMessages = lazily(
  async () => (await import('./message-methods.js')).messageMethods,
  ['memosOf', 'addMemo', 'messagesOf', 'replyTemplatesFor', 'postMessage', 'attachFile', 'markAsRevised'],
);

const ofDocuments = lazily(
  async () => (await import('./document-methods.js')).documentMethods,
  [
    'contractFilesOf',
    'uploadContractFile',
    'replaceContractFile',
    'deleteContractFile',
    'registerDocumentsOf',
    'orderRegisterDocuments',
    'fetchRegisterDocuments',
    'transparencyStatusOf',
    'orderTransparencyExtract',
    'discrepancyOf',
    'enterExtract',
    'decideDiscrepancy',
    'downloadUrl',
  ],
);

const ofStaff = lazily(
  async () => (await import('./staff-methods.js')).staffMethods,
  ['createStaff', 'changeStaff', 'removeStaff', 'actOnStaff'],
);

const ofApprovals = lazily(
  async () => (await import('./approval-methods.js')).approvalMethods,
  ['decideApproval', 'countConfirmers'],
);

const ofReports = lazily(
  async () => (await import('./report-methods.js')).reportMethods,
  ['searchReport', 'downloadReport', 'readFaq'],
);

const ofSettings = lazily(
  async () => (await import('./settings-methods.js')).settingsMethods,
  [
    'readSettings',
    'saveSettings',
    'createSetting',
    'removeSetting',
    'readDrafts',
    'saveDraft',
    'discardDraft',
    'publishDrafts',
    'readDifference',
    'restoreVersion',
    'previewMail',
    'createRegisterUser',
    'readDryRun',
    'startDryRun',
    'cancelDryRun',
    'dryRunCases',
  ],
);

const ofConnections = lazily(
  async () => (await import('./connection-methods.js')).connectionMethods,
  [
    'readConnection',
    'saveConnection',
    'checkConnection',
    'readOnboardingData',
    'readWebhooks',
    'registerWebhooks',
    'removeWebhooks',
  ],
);

/** What the data provider does beside react-admin's own methods. Each throws `ApiProblem`. */
export const customMethods: CustomMethods = {
  ...ofCases,
  ...ofMessages,
  ...ofDocuments,
  ...ofStaff,
  ...ofApprovals,
  ...ofReports,
  ...ofSettings,
  ...ofConnections,
};
