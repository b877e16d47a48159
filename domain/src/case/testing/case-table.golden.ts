/**
 * The matrix of the commands of people, written by hand: no generator writes this file, so that a slip in
 * the table shows. `run` and `answer` list statuses; everywhere else the command is refused as illegal.
 * Cases from 220 on count as handed over, except 350 and 440; 255 has an unresolved mismatch.
 */
interface GoldenRow {
  readonly command: string;
  readonly who: string;
  readonly run: readonly number[];
  readonly answer?: readonly number[];
}

const handedOver = [220, 230, 240, 245, 250, 260, 305, 310, 315, 320, 330, 340, 410, 420, 425, 430, 450];

export const goldenMatrix: readonly GoldenRow[] = [
  { command: 'confirmEmail', who: 'customer', run: [110] },
  { command: 'formSaved', who: 'customer', run: [130], answer: [210] },
  { command: 'order', who: 'customer', run: [130, 210, 218], answer: [213, 214, 255, 350, ...handedOver] },
  { command: 'continue', who: 'customer', run: [218, 255], answer: [213, 214, 350, ...handedOver] },
  { command: 'continueWithAbort', who: 'customer', run: [218], answer: [213, 214, 350, ...handedOver] },
  { command: 'release', who: 'ROLE_ADMIN', run: [213, 214, 218], answer: [350, ...handedOver] },
  { command: 'reject', who: 'ROLE_ADMIN', run: [213, 214] },
  { command: 'documentsUploaded', who: 'customer', run: [230, 245] },
  { command: 'personCompleted', who: 'customer', run: [220, 230, 240, 245, 255, 260] },
  { command: 'abort', who: 'customer', run: [130, 210, 213, 214, 218, 220, 230, 240, 245, 255, 260] },
  { command: 'answerRequest', who: 'customer', run: [425] },
  {
    command: 'stopReminders',
    who: 'customer',
    run: [0, 110, 130, 210, 213, 214, 218, 220, 230, 240, 245, 255, 260, 305, 310, 315, 410, 420, 425],
  },
  { command: 'remind', who: 'ROLE_ADMIN', run: [130, 210, 220, 230, 240, 245, 255, 260, 425] },
  {
    command: 'pauseReminders',
    who: 'ROLE_ADMIN',
    run: [130, 210, 218, 220, 230, 240, 245, 255, 260, 425],
  },
  {
    command: 'resumeReminders',
    who: 'ROLE_ADMIN',
    run: [],
    answer: [130, 210, 218, 220, 230, 240, 245, 255, 260, 425],
  },
  { command: 'takeOver', who: 'ROLE_ADMIN', run: [305, 310, 315] },
  { command: 'assign', who: 'ROLE_ADMIN', run: [305, 310, 315, 410, 420, 425] },
  { command: 'passToCoreBanking', who: 'ROLE_ADMIN', run: [410, 420] },
  { command: 'createAccount', who: 'ROLE_ADMIN', run: [410, 420] },
  { command: 'createGirocard', who: 'ROLE_ADMIN', run: [410, 420] },
  { command: 'requestData', who: 'ROLE_ADMIN', run: [410, 420] },
  { command: 'finishSuccess', who: 'ROLE_ADMIN', run: [410, 420] },
  { command: 'finishFailure', who: 'ROLE_ADMIN', run: [410, 420] },
  { command: 'setReady', who: 'ROLE_ADMIN_PLUS', run: [220] },
  {
    command: 'supportFix',
    who: 'ROLE_ROOT ROLE_ADMIN_PLUS',
    run: [210, 213, 214, 216, 218, 220, 230, 240, 245, 250, 255, 260],
  },
  {
    command: 'disableProcess',
    who: 'ROLE_ADMIN_PLUS',
    run: [
      0, 110, 120, 130, 210, 213, 214, 216, 218, 220, 230, 240, 245, 250, 255, 260, 305, 310, 315, 320, 330, 340, 350,
      440, 450,
    ],
  },
  { command: 'syncWithProvider', who: 'ROLE_ROOT', run: [255, ...handedOver] },
  {
    command: 'debugSetStatus130',
    who: 'debug',
    run: [110, 130, 210, 213, 214, 218, 220, 230, 240, 245, 255, 260, 305, 310, 315, 410, 420, 425],
  },
  { command: 'debugSetStatus216', who: 'debug', run: [110, 130, 210, 213, 214, 218] },
];
