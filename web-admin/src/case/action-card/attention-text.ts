import type { ShownAttention } from '@kontor/domain/case/waiting-for';

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

export function attentionText(attention: string): AttentionText | null {
  return Object.hasOwn(texts, attention) ? texts[attention as keyof typeof texts] : null;
}
