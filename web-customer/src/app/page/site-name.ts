import { text } from '../../texts/text.js';

/** The name of a bank without its legal form, e.g. "Musterbank" of "Musterbank eG". */
function shortName(bankName: string): string {
  return bankName.trim().replace(/\s+(?:eG|AG|SE|KGaA|GmbH|& Co\.? KG|KG)$/i, '');
}

/** Bank and product for the title of the tab: the title that the bank gave its pages, and what it leaves out. */
export function siteName({ title, bankName }: { readonly title: string; readonly bankName: string }): string {
  const given = title.trim() === '' ? text('header.product') : title.trim();
  const bank = bankName.trim();
  const namesBank = bank === '' || given.toLowerCase().includes(shortName(bank).toLowerCase());
  return namesBank ? given : `${given} – ${bank}`;
}
