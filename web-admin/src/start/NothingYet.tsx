import { roleTags } from '@kontor/domain/roles/roles';
import { Column } from '../ui/page/Column.js';
import { PageHeading } from '../ui/page/PageHeading.js';

export function NothingYet({ roles }: { readonly roles: readonly string[] }) {
  const names = roleTags(roles).join(', ');
  return (
    <Column>
      <PageHeading title="Willkommen im Bankzugang" />
      <p>
        {names === '' ? 'Ihrem Zugang ist noch keine Rolle zugeordnet.' : `Sie sind angemeldet als ${names}.`} Für diese
        Rolle gibt es hier zurzeit keinen Bereich.
      </p>
      <p>Wenn Sie Kundenanfragen bearbeiten möchten, bitten Sie Ihre Nutzerverwaltung um die Rolle „Sachbearbeiter“.</p>
    </Column>
  );
}
