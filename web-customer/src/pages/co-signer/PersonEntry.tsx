import { openPersonLink } from '@kontor/api/co-signer/co-signer.routes';
import type { OpenedLink } from '@kontor/api/co-signer/co-signer.schema';
import { useCallback, useEffect, useState } from 'react';
import { Page } from '../../app/page/Page.js';
import { statusOf } from '../../app/notices/problem-notice.js';
import { LoadFailed } from '../../ui/LoadFailed.js';
import { Notice } from '../../ui/Notice.js';
import { PageSkeleton } from '../../ui/PageSkeleton.js';
import { text } from '../../texts/person-text.js';
import { LinkRefused } from './NoLink.js';
import { personApi } from './person-client.js';
import { PersonCode } from './PersonCode.js';

interface PersonEntryProps {
  readonly link: string;
  /** The session that this tab had is over. */
  readonly hasEnded: boolean;
  readonly onEntered: (token: string) => void;
}

/** Whom the link is for, and the code that opens the page. */
export function PersonEntry({ link, hasEnded, onEntered }: PersonEntryProps) {
  const { opened, error, open } = useOpenedLink(link);
  // What is no valid token is refused like one that nobody has.
  if ([400, 422].includes(statusOf(error) ?? 0)) return <LinkRefused />;
  if (error instanceof Error) {
    return (
      <Page title={text('person.failed.title')}>
        <LoadFailed error={error} onRepeat={open} />
      </Page>
    );
  }
  if (opened === undefined) {
    return (
      <Page title={text('person.opening.title')}>
        <PageSkeleton />
      </Page>
    );
  }
  const { bankName, firstName: name } = opened;
  return (
    <Page
      title={name === '' ? text('person.hello.unnamed') : text('person.hello', { name })}
      lead={text('person.hello.lead', { bank: bankName || text('person.bank') })}
    >
      {hasEnded ? (
        <Notice tone="info" live>
          <p>{text('person.ended')}</p>
        </Notice>
      ) : null}
      <PersonCode link={link} onEntered={onEntered} />
    </Page>
  );
}

function useOpenedLink(link: string) {
  const [opened, setOpened] = useState<OpenedLink>();
  const [error, setError] = useState<unknown>();
  const open = useCallback((): void => {
    setError(undefined);
    personApi
      .send(openPersonLink, { body: { link } })
      .then(({ data }) => setOpened(data))
      .catch((reason: unknown) => setError(reason));
  }, [link]);
  useEffect(open, [open]);
  return { opened, error, open };
}
