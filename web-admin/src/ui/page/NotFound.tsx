import Button from '@mui/material/Button';
import { Link } from 'react-router';
import { Column } from './Column.js';
import { PageHeading } from './PageHeading.js';

export function NotFound() {
  return (
    <Column>
      <PageHeading title="Seite nicht gefunden" />
      <p>Die Adresse ist falsch, oder es gibt die Seite nicht mehr.</p>
      <Button component={Link} to="/bm/start" variant="contained">
        Zur Übersicht
      </Button>
    </Column>
  );
}
