import { styled } from '@mui/material/styles';
import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { useConfiguration } from '../configuration/use-configuration.js';
import { onlyRead } from '../../ui/VisuallyHidden.js';
import { siteName } from './site-name.js';
import { Lead, PageFrame, type PageWidth } from './PageFrame.js';

const Hidden = styled('h1')(onlyRead);

export interface PageProps {
  /** Heading of the page and title of the tab. */
  readonly title: string;
  /** Put before the title in the tab only, e.g. 'Fehler: ' or 'Schritt 2 von 3 – '. */
  readonly titlePrefix?: string | undefined;
  /** The purpose of the page in one sentence. */
  readonly lead?: ReactNode | undefined;
  readonly above?: ReactNode;
  readonly hideHeading?: boolean | undefined;
  /** `form` without it. */
  readonly width?: PageWidth | undefined;
  /** Puts heading and content into a layout, e.g. beside a side column. */
  readonly around?: ((content: ReactNode) => ReactNode) | undefined;
  readonly children?: ReactNode;
}

/** A page with one heading, which takes the focus after a navigation. */
export function Page({
  title,
  titlePrefix = '',
  lead,
  above,
  hideHeading = false,
  width = 'form',
  around = (content) => content,
  children,
}: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  const { title: given = '', bankName = '' } = useConfiguration() ?? {};
  const site = siteName({ title: given, bankName });
  const Heading = hideHeading ? Hidden : 'h1';

  useEffect(() => {
    document.title = [`${titlePrefix}${title}`, site].filter((part) => part !== '').join(' – ');
  }, [title, titlePrefix, site]);
  useEffect(() => {
    // The first page of a visit keeps the focus of the browser.
    if (key !== 'default') heading.current?.focus({ preventScroll: true });
  }, [key]);

  return (
    <PageFrame width={width} data-width={width}>
      {above}
      {around(
        <>
          <Heading ref={heading} tabIndex={-1}>
            {title}
          </Heading>
          {lead === undefined || lead === '' ? null : <Lead>{lead}</Lead>}
          {children}
        </>,
      )}
    </PageFrame>
  );
}
