import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Column } from './Column.js';
import { PageHeading } from './PageHeading.js';

export function AccessDenied() {
  return (
    <Column>
      <PageHeading title="Kein Zugriff" />
      <p>
        Ihre Rolle erlaubt diese Seite nicht. Wenn Sie sie für Ihre Arbeit brauchen, wenden Sie sich an die
        Nutzerverwaltung Ihrer Bank.
      </p>
      <Button component={Link} to="/bm/start" variant="contained">
        Zur Übersicht
      </Button>
    </Column>
  );
}
