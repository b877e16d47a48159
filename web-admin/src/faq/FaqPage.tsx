import ExpandMore from '@mui/icons-material/ExpandMore';
import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import type { Faq } from '@kontor/api/faq/faq.routes';
import { useId, type ReactNode } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../providers/data-provider.js';
import { resourceNames } from '../providers/resource-names.js';
import { ProblemNotice } from '../ui/notice/ProblemNotice.js';
import { Waiting } from '../ui/Waiting.js';

const Entries = styled('div')({
  maxWidth: 800,
  '& p': { margin: '0 0 8px', overflowWrap: 'anywhere' },
  // A button has a font of its own.
  '& .MuiAccordionSummary-root': { font: 'inherit', fontWeight: 600 },
});

/** Where to find further information, and whom to ask (R3 §2.3 "FAQ"). */
export function FaqPage() {
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: [resourceNames.faq],
    queryFn: ({ signal }) => provider.readFaq(signal),
  });
  if (error !== null) return <ProblemNotice error={error} title="FAQ nicht geladen" onRetry={() => void refetch()} />;
  if (data === undefined) return <Waiting />;
  return (
    <Entries>
      <Entry title="Wo finde ich weitere Informationen?">
        <FurtherInformation faq={data} />
      </Entry>
      <Entry title="An wen kann ich mich bei Fragen wenden?">
        <Contact faq={data} />
      </Entry>
    </Entries>
  );
}

function Entry({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <Accordion disableGutters slotProps={{ heading: { component: 'h2' } }}>
      <AccordionSummary expandIcon={<ExpandMore />} id={`${id}-title`} aria-controls={`${id}-text`}>
        {title}
      </AccordionSummary>
      <AccordionDetails>{children}</AccordionDetails>
    </Accordion>
  );
}

function Away({ href, children }: { readonly href: string; readonly children: ReactNode }) {
  return (
    <Link href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </Link>
  );
}

function FurtherInformation({ faq: { hubUrl } }: { readonly faq: Faq }) {
  if (hubUrl === '') return <p>Hierzu ist noch nichts hinterlegt.</p>;
  return (
    <p>
      Weitere Informationen finden Sie <Away href={hubUrl}>auf den Seiten des Anbieters (neuer Tab)</Away>.
    </p>
  );
}

function Contact({ faq }: { readonly faq: Faq }) {
  const { ticketUrl, catalogueEntry, supportGroup } = faq;
  if (ticketUrl === '' && catalogueEntry === '' && supportGroup === '')
    return <p>Hierzu ist noch nichts hinterlegt.</p>;
  return (
    <>
      {ticketUrl === '' ? null : (
        <p>
          Bitte eröffnen Sie <Away href={ticketUrl}>ein Ticket im Service-Management (neuer Tab)</Away>.
        </p>
      )}
      {catalogueEntry === '' ? null : (
        <p>
          Wählen Sie den Katalogeintrag <strong>{catalogueEntry}</strong>.
        </p>
      )}
      {supportGroup === '' ? null : (
        <p>
          Zuständig ist die Support-Gruppe <strong>{supportGroup}</strong>.
        </p>
      )}
    </>
  );
}
