/**
 * An error whose message says what happened and what to do.
 * Commands print it without a stack; any other error is a defect and is printed whole.
 */
export class UserError extends Error {
  /**
   * @param {string} message what happened
   * @param {readonly string[]} [remedies] ways to go on, one line each
   */
  constructor(message, remedies = []) {
    super([message, ...remedies.map((remedy) => `  - ${remedy}`)].join('\n'));
    this.name = 'UserError';
  }
}

/**
 * @param {unknown} error
 * @returns {string} the text to show: message only for a UserError, with stack for everything unexpected
 */
export function describeError(error) {
  if (error instanceof UserError) return error.message;
  if (error instanceof Error) return error.stack ?? error.message;
  return String(error);
}
