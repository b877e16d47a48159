import type { IdentityCheck, Outcome } from '../identity-checks/identity-checks.js';
import { html } from './html.js';
import { layout } from './layout.js';

const CHOICES: readonly (readonly [outcome: Outcome, label: string, explanation: string])[] = [
  ['approved', 'Erfolgreich', 'Ausweis und Person passen zusammen.'],
  [
    'flow_incomplete',
    'Abgebrochen oder unvollständig',
    'Die Person bricht vor dem Ende ab. Sie kann es noch einmal versuchen.',
  ],
  ['rejected', 'Abgelehnt', 'Der Ausweis war nicht lesbar. Die Person kann es noch einmal versuchen.'],
  ['rejected_finally', 'Endgültig abgelehnt', 'Der Anbieter lässt keinen weiteren Versuch zu.'],
  ['expired', 'Abgelaufen', 'Die Frist des Anbieters ist vorbei. Er lässt keinen weiteren Versuch zu.'],
  ['fraud', 'Betrug', 'Der Anbieter hat einen Betrugsversuch erkannt.'],
];

/** The page on which a person goes through the check. */
export function identityCheckPage(check: IdentityCheck, error?: string): string {
  const choices = CHOICES.map(
    ([outcome, label, explanation]) =>
      html`<label class="choice"
        ><input type="radio" name="outcome" value="${outcome}" required />
        <span>${label}<small>${explanation}</small></span></label
      >`,
  );
  const content = html`<p>
      Hier würde <strong>${check.firstName} ${check.lastName}</strong> einen Ausweis vor die Kamera halten und einen
      Code per SMS bestätigen. In der Testumgebung wählen Sie stattdessen das Ergebnis.
    </p>
    ${error ? html`<p role="alert"><strong>${error}</strong></p>` : null}
    <form class="card" method="post" action="/identity-check/${check.id}/outcome">
      <fieldset>
        <legend>Wie geht die Prüfung aus?</legend>
        ${choices}
      </fieldset>
      <button>Prüfung abschließen und zurückkehren</button>
    </form>
    <p class="soft">Versuch ${check.attempts + 1} von 3 · Vorgang ${check.reference}</p>`;
  return layout({ title: 'Identität bestätigen', content });
}

/** Shown for a check that is finished or busy. */
export function closedCheckPage(message: string, appUrl: string): string {
  const content = html`<p>${message}</p>
    <p><a href="${appUrl}/hub">Zurück zum Kontoantrag</a></p>`;
  return layout({ title: 'Identität bestätigen', content });
}
