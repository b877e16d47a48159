import type { Belongings } from './case-at-work.js';
import type { DescribedRoute } from './described-routes.js';

export type Target = 'own' | 'foreign' | 'missing' | 'malformed' | 'none';

type Kind = Exclude<keyof Belongings, 'applicant'>;

/** Whose thing a path names, by what comes before its parameter. */
const kinds: readonly (readonly [RegExp, Kind])[] = [
  [/^\/bgo_identifications\/messages\/attachments\//, 'attachment'],
  [/^\/(?:bgo_identification_messages|bgo_identifications\/messages)\//, 'message'],
  [/^\/(?:bgo_identifications(?:_portal|_status)?|download_document_archive|bgo_fetch_documents_start)\//, 'case'],
  [/^\/(?:people|person|beneficial_owners|person_complete|person_complete_done)\//, 'person'],
  [/^\/businesses\//, 'business'],
  [/^\/business_documents\//, 'document'],
  [/^\/contract_files\//, 'contract'],
  [/^\/admin_account\//, 'staff'],
];

const missing: Readonly<Record<Kind, string>> = {
  case: '999999999',
  person: '999999999-0002',
  business: '999999999-business',
  document: 'gibt-es-nicht-0000000001',
  contract: 'gibt-es-nicht-0000000001',
  message: 'gibt-es-nicht-0000000001',
  attachment: 'gibt-es-nicht-0000000001',
  staff: 'gibt-es-nicht-0000000001',
};

/** A setting that no test changes which runs beside others. */
export const quietSetting = 'reminders';

/** What belongs to the bank as a whole, by the beginning of a path, with a name that nothing has where there can be one. */
const ofTheBank: readonly (readonly [string, string, string?])[] = [
  ['/settings_drafts/', 'mehrwerte', 'gibtEsNicht'],
  ['/settings_versions/', '1', '99999999'],
  // Support may create a setting of any name, so none is missing.
  ['/settings/', quietSetting],
  ['/approvals/', 'gibt-es-nicht-0000000001', 'gibt-es-nicht-0000000002'],
  ['/event_histories/', '1', '999999999'],
  ['/hold_rules_dry_runs/', 'gibt-es-nicht-01', 'gibt-es-nicht-02'],
  ['/register_documents/', 'gibt-es-nicht-01', 'gibt-es-nicht-02'],
  ['/business_document_type/', 'SHARE_HOLDERS_AGREEMENT'],
  ['/me/simpleVerification/', 'gibt-es-nicht-0000000001'],
  ['/reminders/one_click/', 'gibt-es-nicht-0000000001'],
];

/** A setting that another service keeps, for support alone. */
export const connectionSetting = 'connection.banking';

const parameter = /\{\w+\}/;

/** The paths of a route, by what they name. @throws for a parameter that nobody has named here yet */
export function targetsOf(
  { path }: DescribedRoute,
  things: { readonly own: Belongings; readonly foreign: Belongings },
): Readonly<Partial<Record<Target, string>>> {
  if (!parameter.test(path)) return { none: path };
  const of = (text: string): string => path.replace(parameter, text);
  const kind = kinds.find(([form]) => form.test(path))?.[1];
  if (kind !== undefined)
    return {
      own: of(things.own[kind]),
      foreign: of(things.foreign[kind]),
      missing: of(missing[kind]),
      ...(kind === 'case' ? { malformed: of('1%20or%201') } : {}),
    };
  const named = ofTheBank.find(([beginning]) => path.startsWith(beginning));
  if (named === undefined) throw new Error(`what ${path} names is not in the table of targets`);
  const [, one, none] = named;
  return {
    own: of(one),
    ...(path.startsWith('/settings/') ? { foreign: of(connectionSetting) } : {}),
    ...(none === undefined ? {} : { missing: of(none) }),
  };
}
