import { groupPdf } from '../../http/pdf/pdf.module.js';
import type { OrderData } from './order-data.js';

/** The data of an order as PDF. */
export function orderPdf({ isFinal, ...data }: OrderData): Promise<Buffer> {
  return groupPdf({
    ...data,
    title: 'Auftragsdaten',
    notice: isFinal ? null : 'Die Daten sind noch nicht endgültig.',
    exactFile: 'die CSV-Datei',
  });
}
