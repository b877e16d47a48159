import type { Factors } from '@kontor/api/second-factor/second-factor.schema';

/** At so many unused recovery codes or fewer, the page warns. */
const fewCodes = 3;

/** Whether the account has an app or a key. */
export const hasFactor = ({ totp, keys }: Factors): boolean => totp !== null || keys.length > 0;

/** Whether this is the only factor of the account. */
export const isLastFactor = ({ totp, keys }: Factors): boolean => (totp === null ? 0 : 1) + keys.length === 1;

/** What the bank requires, and how the account logs in now. */
export function standingText(factors: Factors): string {
  if (hasFactor(factors))
    return factors.required
      ? 'Ihre Bank verlangt für Ihre Rolle eine App oder einen Sicherheitsschlüssel. Das ist eingerichtet.'
      : 'Sie bestätigen jede Anmeldung mit der App oder einem Sicherheitsschlüssel.';
  return factors.required
    ? 'Ihre Bank verlangt für Ihre Rolle eine App oder einen Sicherheitsschlüssel. Bitte richten Sie eines davon ein.'
    : 'Sie haben weder App noch Sicherheitsschlüssel eingerichtet. Verlangt Ihre Bank einen zweiten Schritt, erhalten Sie bei der Anmeldung einen Code per E-Mail. App oder Sicherheitsschlüssel schützen Ihren Zugang besser.';
}

/** How many recovery codes are left, and whether it is time for new ones. */
export function codesLeftText({ recoveryCodesLeft: left }: Factors): { text: string; isFew: boolean } {
  const text =
    left === 0
      ? 'Sie haben keinen unbenutzten Wiederherstellungscode mehr.'
      : left === 1
        ? 'Ein Wiederherstellungscode ist noch unbenutzt.'
        : `${left} Wiederherstellungscodes sind noch unbenutzt.`;
  return { text, isFew: left <= fewCodes };
}

/** What removing a factor means for the next login. */
export function removalText(factors: Factors): string {
  return isLastFactor(factors)
    ? 'Das ist Ihr letzter zweiter Faktor: Auch Ihre Wiederherstellungscodes gelten danach nicht mehr. Ihren Zugang schützen dann nur noch Ihr Passwort und, wenn Ihre Bank es verlangt, ein Code per E-Mail.'
    : 'Sie können sich damit nicht mehr anmelden. Ihre anderen zweiten Faktoren bleiben.';
}

/** The text file of recovery codes. */
export function codesFile(username: string, codes: readonly string[]): string {
  return [`Wiederherstellungscodes für ${username}`, 'Jeder Code gilt einmal.', '', ...codes, ''].join('\r\n');
}
