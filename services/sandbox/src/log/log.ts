/** One line of JSON on standard output. Never holds personal data. */
export function log(level: 'info' | 'error', message: string, fields: Record<string, unknown> = {}): void {
  process.stdout.write(
    `${JSON.stringify({ time: new Date().toISOString(), level, name: 'sandbox', msg: message, ...fields })}\n`,
  );
}
