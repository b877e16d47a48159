import { Global } from '@emotion/react';

const styles = {
  '@page': { margin: '18mm 16mm' },
  '@media print': {
    'footer, aside, nav, header button, [role="status"]:not([data-printed]), [role="alert"]': {
      display: 'none !important',
    },
    header: { marginBottom: '8mm' },
    'header > div': { padding: 0 },
    'html, body': { background: '#fff !important', fontSize: '11pt' },
    '#inhalt > div': { maxWidth: 'none', padding: 0 },
    'h2, h3': { breakAfter: 'avoid' },
    'a[href]': { textDecoration: 'none', color: 'inherit' },
  },
} as const;

/** Print styles: bank and content only, without bars, side columns and buttons. */
export function PrintStyle() {
  return <Global styles={styles} />;
}
