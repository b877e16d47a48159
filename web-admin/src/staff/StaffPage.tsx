import ArrowBack from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Link } from 'react-router';
import { ResourceTexts } from '../app/i18n/ResourceTexts.js';
import { PageHeading } from '../ui/page/PageHeading.js';
import { staffListPath, staffResource } from './staff-paths.js';
import { staffTexts } from './texts.js';

const Page = styled('div')({
  display: 'grid',
  gap: 16,
  justifyItems: 'start',
  width: '100%',
  maxWidth: 720,
  '& h1': { overflowWrap: 'anywhere' },
  '& > *': { maxWidth: '100%' },
  '& > section, & > [role="alert"]': { width: '100%' },
});

interface StaffPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A page of the user administration, with the way back to its tab (R3 §2.4). */
export function StaffPage({ title, children }: StaffPageProps) {
  return (
    <ResourceTexts texts={staffTexts}>
      <ResourceContextProvider value={staffResource}>
        <Page>
          <Button
            component={Link}
            to={staffListPath}
            variant="text"
            size="small"
            startIcon={<ArrowBack />}
            sx={{ marginLeft: '-10px' }}
          >
            Zur Nutzerverwaltung
          </Button>
          <PageHeading title={title} />
          {children}
        </Page>
      </ResourceContextProvider>
    </ResourceTexts>
  );
}
