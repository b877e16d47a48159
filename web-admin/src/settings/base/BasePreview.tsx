import type { BaseForm } from './base-form.js';
import { styled } from '@mui/material/styles';
import { RichText } from '../../ui/rich-text/RichText.js';

const Page = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& header': {
    display: 'flex',
    alignItems: 'center',
    minHeight: 48,
    paddingBottom: 8,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
  },
  '& header img': { maxHeight: 40, maxWidth: '100%' },
  '& .head': { width: '100%', maxHeight: 120, objectFit: 'cover', borderRadius: 8 },
  '& footer': {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '& .cards': {
    padding: 16,
    textAlign: 'center',
    borderRadius: 8,
    color: theme.vars.palette.text.secondary,
    border: `1px dashed ${theme.vars.palette.divider}`,
  },
}));

/** The top, the texts and the footer of the comparison page with the form's values. */
export function BasePreview({ form }: { readonly form: BaseForm }) {
  const links = [
    ['Impressum', form.impressumUrl],
    ['AGB', form.agbUrl],
    ['Datenschutz', form.datenschutzUrl],
  ] as const;
  const contact = [form.supportPhone, form.supportMail].filter((text) => text.trim() !== '').join(' · ');
  return (
    <Page>
      <small>
        Titel des Fensters: Geschäftskonten im Vergleich – {form.title.trim() === '' ? form.bankName : form.title}
      </small>
      <header>
        {form.imageBankLogo === '' ? (
          <strong>{form.bankName}</strong>
        ) : (
          <img src={form.imageBankLogo} alt={form.bankName} />
        )}
      </header>
      {form.imageHead === '' ? null : <img className="head" src={form.imageHead} alt="" />}
      <RichText html={form.preHtml} />
      <div className="cards">Konten{form.showCalculation ? ' und Kontorechner' : ''}</div>
      <RichText html={form.postHtml} />
      {contact === '' ? null : <p>Fragen? {contact}</p>}
      <footer>
        {links.map(([title, href]) =>
          href === '' ? null : (
            <a key={title} href={href} target="_blank" rel="noreferrer">
              {title}
            </a>
          ),
        )}
      </footer>
    </Page>
  );
}
