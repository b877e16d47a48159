import Button from '@mui/material/Button';
import { Column } from './Column.js';
import { PageHeading } from './PageHeading.js';

export function PageError() {
  return (
    <Column>
      <PageHeading title="Etwas ist schiefgegangen" />
      <p>Die Seite konnte nicht angezeigt werden. Ihre Eingaben an anderer Stelle sind davon nicht betroffen.</p>
      <Button variant="contained" onClick={() => window.location.reload()}>
        Seite neu laden
      </Button>
    </Column>
  );
}
