import { hundreds } from '@kontor/domain/case/case-status';
import { isMismatch } from '@kontor/domain/case/case-outcome';
import type { ShownAttention } from '@kontor/domain/case/waiting-for';
import type { BankCase } from '../bank-case/bank-case.js';

export interface AttentionText {
  readonly title: string;
  readonly text: string;
}

const texts: Readonly<Record<Exclude<ShownAttention, 'none'>, AttentionText>> = {
  provider_unresponsive: {
    title: 'Der Prüfdienst meldet sich nicht',
    text: 'Seit längerer Zeit kam keine Rückmeldung. Der Stand wird weiter abgefragt; der Support kann ihn sofort abgleichen.',
  },
  transfer_failed: {
    title: 'Die Übertragung ist nicht gelungen',
    text: 'Die Bank kann sie erneut anstoßen. Misslingt das, wenden Sie sich an den Support.',
  },
  mail_failed: {
    title: 'Eine E-Mail wurde nicht zugestellt',
    text: 'Der Kunde weiß vielleicht noch nicht, wie es weitergeht. Prüfen Sie seine Adresse und rufen Sie ihn an.',
  },
  projection_lag: {
    title: 'Die Anzeige ist im Rückstand',
    text: 'Der Vorgang ist weiter, als diese Seite zeigt. Sie holt von selbst auf.',
  },
  late_provider_result: {
    title: 'Der Prüfdienst hat nachträglich etwas gemeldet',
    text: 'Die Meldung ändert den Status nicht mehr. Sehen Sie die Statushistorie durch, bevor Sie abschließen.',
  },
  stalled: {
    title: 'Der Vorgang wartet seit mehreren Tagen auf die Bank',
    text: 'Seither hat niemand etwas getan. Erledigen Sie den nächsten Schritt, oder sagen Sie dem Kunden, woran es liegt.',
  },
  manual: {
    title: 'Der Vorgang braucht den Support',
    text: 'Die Automatik kommt hier nicht weiter. Der Support sieht sich den Vorgang an.',
  },
};

/** Once the case is the bank's, nothing is handed over again. */
const notHandedOver: AttentionText = {
  title: texts.transfer_failed.title,
  text: 'Was der Kunde zuletzt zu den Personen angegeben hat, liegt dem Anbieter nicht vor. Klären Sie es, bevor Sie abschließen.',
};

const resolvedAgain: AttentionText = {
  title: texts.transfer_failed.title,
  text: 'Inzwischen weichen weitere Daten ab. Hat der Kunde sie geklärt, wird alles zusammen noch einmal übertragen.',
};

/** What staff read about why a case needs them; null where it does not. */
export function attentionText({
  attention,
  status,
  startState,
}: Pick<BankCase, 'attention' | 'status' | 'startState'>): AttentionText | null {
  if (attention === 'transfer_failed' && isMismatch(startState)) return resolvedAgain;
  if (attention === 'transfer_failed' && status >= hundreds.result) return notHandedOver;
  return Object.hasOwn(texts, attention) ? texts[attention as keyof typeof texts] : null;
}
