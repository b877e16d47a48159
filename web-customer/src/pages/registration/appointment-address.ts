/**
 * The address of the bank's calendar with the package that the appointment is about; nothing else of the visitor is sent.
 * `page` is the own address, for a calendar on the same host.
 */
export function appointmentAddress(
  url: string,
  { title, page }: { readonly title: string | undefined; readonly page: string },
): string {
  if (title === undefined || !URL.canParse(url, page)) return url;
  const address = new URL(url, page);
  address.searchParams.set('konto', title);
  return address.href;
}
