import { type Application } from './application.js';

/** Number of ordered girocards: the company and the persons answering Ja (R1 §5 "Order acceptance"). */
export function countGirocards(application: Pick<Application, 'firma' | 'people'>): number {
  return [application.firma, ...application.people].filter((holder) => holder.girocard === 'Ja').length;
}

/** What is ordered at a bank that offers no girocards: a card that neither form nor summary show is not ordered. */
export function withoutGirocards(application: Application): Application {
  const { firma, people } = application;
  return { ...application, firma: withoutCard(firma), people: people.map(withoutCard) };
}

const withoutCard = <T extends { readonly girocard?: Application['firma']['girocard'] }>(holder: T): T =>
  holder.girocard === 'Ja' ? { ...holder, girocard: 'Nein' } : holder;
