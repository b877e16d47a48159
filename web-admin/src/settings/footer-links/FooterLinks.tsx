import { footerLinkProblems, newFooterLink } from './footer-links.js';
import { moveItem, withoutItem } from '../../ui/fields/move-item.js';
import type { FooterLink } from '@kontor/domain/settings/settings';
import Button from '@mui/material/Button';
import type { SettingsReading } from '../form/settings-reading.js';
import { SettingsFrame } from '../form/SettingsFrame.js';
import { useSettingsForm } from '../form/use-settings-form.js';
import { Panel } from '../../ui/Panel.js';
import { TextInput } from '../../ui/fields/TextInput.js';
import { withEnglish } from '../english/with-english.js';
import { ListItemBar } from '../../ui/fields/ListItemBar.js';

interface LinksForm {
  readonly links: readonly FooterLink[];
}

const trimmed = (links: readonly FooterLink[]): FooterLink[] =>
  links.map((link) => ({ ...link, title: link.title.trim(), href: link.href.trim() }));

/** The links at the bottom of the customer's pages (R3 §2.8). */
export function FooterLinks({ reading }: { readonly reading: SettingsReading }) {
  const form = useSettingsForm<LinksForm>({
    reading,
    formOf: ({ settings }) => ({ links: settings.tempConfig.footerLinks }),
    valuesOf: ({ links }, { settings }) => ({ tempConfig: { ...settings.tempConfig, footerLinks: trimmed(links) } }),
    problemsOf: ({ links }) => footerLinkProblems(links),
  });
  const { links } = form.form;
  const setLinks = (next: readonly FooterLink[]): void => form.change({ links: next });
  const setLink = (index: number, change: Partial<FooterLink>): void =>
    setLinks(links.map((link, at) => (at === index ? { ...link, ...change } : link)));
  return (
    <SettingsFrame form={form} preview={<FooterPreview links={links} />}>
      {links.length === 0 ? <p>Es gibt noch keine Links.</p> : null}
      {links.map(({ title, href, en }, index) => (
        <Panel key={index} aria-label={`Link ${index + 1}`}>
          <div style={{ display: 'grid', gap: 12 }}>
            <TextInput
              label="Titel"
              value={title}
              error={form.problems[`${index}.title`]}
              onChange={(value) => setLink(index, { title: value })}
            />
            <TextInput
              label="Webadresse"
              value={href}
              inputMode="url"
              error={form.problems[`${index}.href`]}
              onChange={(value) => setLink(index, { href: value })}
            />
            <TextInput
              label="Titel (Englisch, optional)"
              value={en?.title ?? ''}
              error={form.problems[`${index}.en.title`]}
              onChange={(text) => setLink(index, { en: withEnglish({ en }, { title: text }).en })}
            />
            <ListItemBar
              name={title === '' ? `Link ${index + 1}` : title}
              isFirst={index === 0}
              isLast={index === links.length - 1}
              onMove={(direction) => setLinks(moveItem(links, index, direction))}
              onRemove={() => setLinks(withoutItem(links, index))}
            />
          </div>
        </Panel>
      ))}
      <Button variant="outlined" onClick={() => setLinks([...links, newFooterLink])} sx={{ justifySelf: 'start' }}>
        Link hinzufügen
      </Button>
    </SettingsFrame>
  );
}

function FooterPreview({ links }: { readonly links: readonly FooterLink[] }) {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', gap: 16, margin: 0, padding: 0, listStyle: 'none' }}>
      {links.map(({ title, href }, index) => (
        <li key={index}>
          <a href={href} target="_blank" rel="noreferrer">
            {title === '' ? href : title}
          </a>
        </li>
      ))}
    </ul>
  );
}
