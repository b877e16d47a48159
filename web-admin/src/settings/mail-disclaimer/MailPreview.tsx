import type { MailDisclaimer } from '@kontor/domain/settings/settings';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useDataProvider } from 'react-admin';
import type { KontorDataProvider } from '../../providers/data-provider.js';
import { ProblemNotice } from '../../ui/notice/ProblemNotice.js';
import { rebuildMail } from './rebuild-mail.js';

const waitMs = 400;

/** A mail of the bank with the form's disclaimer, rendered by the server as it would be sent. */
export function MailPreview({ disclaimer }: { readonly disclaimer: MailDisclaimer }) {
  const settled = useSettled(JSON.stringify(disclaimer));
  const provider = useDataProvider<KontorDataProvider>();
  const { data, error, refetch } = useQuery({
    queryKey: ['mail_previews', settled],
    queryFn: ({ signal }) => {
      const mailDisclaimer = JSON.parse(settled) as { blocks: { title: string; content: string }[] };
      return provider.previewMail(mailDisclaimer, signal);
    },
    placeholderData: keepPreviousData,
  });
  if (error !== null)
    return <ProblemNotice error={error} title="Die Vorschau ist nicht möglich" onRetry={() => void refetch()} />;
  return <RenderedMail html={data?.html ?? ''} subject={data?.subject ?? ''} />;
}

function RenderedMail({ html, subject }: { readonly html: string; readonly subject: string }) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const shadow = frame.current?.shadowRoot ?? frame.current?.attachShadow({ mode: 'open' });
    shadow?.replaceChildren(rebuildMail(html));
  }, [html]);
  return (
    <>
      <p>Betreff: {subject}</p>
      <div ref={frame} />
    </>
  );
}

/** A value once it has not changed for a moment. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), waitMs);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
