import { type Application } from './application.js';

/** Number of ordered girocards: the company and the persons answering Ja (R1 §5 "Order acceptance"). */
export function countGirocards(application: Pick<Application, 'firma' | 'people'>): number {
  return [application.firma, ...application.people].filter((holder) => holder.girocard === 'Ja').length;
}
