import { auditLog } from '../audit/index.js';
import { cases } from '../case/index.js';
import { faq } from '../faq/index.js';
import { feedbacks } from '../feedback/index.js';
import { isAllowed } from '../providers/access.js';
import { reports } from '../reporting/index.js';
import { configuration, instanceConfiguration, settings, settingsVersions } from '../settings/index.js';
import { staffUsers } from '../staff/index.js';

/** The tabs of the overview in their order (R3 §2.3). */
export const sections = [
  { label: 'Kundenanfragen', resource: cases },
  { label: 'Feedback', resource: feedbacks },
  { label: 'FAQ', resource: faq },
  { label: 'Auswertungen', resource: reports },
  { label: 'Nutzerverwaltung', resource: staffUsers },
  { label: 'Konfiguration', resource: configuration },
  { label: 'Instanzkonfiguration', resource: instanceConfiguration },
  { label: 'Konfiguration intern', resource: settings },
  { label: 'Logs intern', resource: auditLog },
] as const;

/** What is a page of the configuration, for those who may only read it. */
const versions = { label: 'Versionen', resource: settingsVersions } as const;

const isListed = ({ resource }: { readonly resource: { readonly name: string } }): boolean =>
  isAllowed({ resource: resource.name, action: 'list' });

/** The tabs for the person who is logged in. */
export function allowedSections() {
  const own = sections.filter(isListed);
  return isListed(versions) && !isListed({ resource: configuration }) ? [...own, versions] : own;
}
