import { feedbackBox, ratingText, type Feedback } from '@kontor/domain/feedback/feedback';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBank } from '../../app/configuration/use-configuration.js';
import { meQuery } from '../../application-draft/own-application.js';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/case-text.js';
import { ContactLinks } from '../../ui/ContactLinks.js';
import { Disclosure } from '../../ui/Disclosure.js';
import { FeedbackForm } from './FeedbackForm.js';

const Body = styled('div')({ '& > * + *': { marginTop: 12 } });

const Ways = styled(ContactLinks)(({ theme }) => ({
  margin: 0,
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 32px',
  '& dt': { fontSize: '15px', color: theme.vars.palette.text.secondary },
  '& dd': { margin: 0, overflowWrap: 'anywhere' },
  '& a': { display: 'inline-block', padding: '3px 0' },
}));

interface FeedbackBoxProps {
  readonly mainStatus: number;
  /** The status of the acting person. */
  readonly firstPersonStatus: string;
  /** Whether feedback can be given or changed now. */
  readonly open: boolean;
}

/** The feedback of the customer about the opening (R2 §4.5). */
export function FeedbackBox({ mainStatus, firstPersonStatus, open }: FeedbackBoxProps) {
  const { data: me } = useQuery(meQuery);
  if (me === undefined || !('bgoId' in me)) return null;
  const { feedbackRating, feedbackComment } = me;
  const given = { rating: feedbackRating ?? 0, comment: feedbackComment ?? '' };
  return <Box key={me.bgoId} {...{ mainStatus, firstPersonStatus, open, given }} />;
}

function Box({ mainStatus, firstPersonStatus, open, given }: FeedbackBoxProps & { readonly given: Feedback }) {
  const { activateFeedback, feedbackUrl, support } = useBank();
  const { rating: feedbackRating, comment: feedbackComment } = given;
  const box = feedbackBox({ firstPersonStatus, mainStatus, feedbackRating, feedbackComment, activateFeedback });
  // Feedback that is given here must not close the box.
  const [startsOpen] = useState(box.open);
  if (!box.shown) return null;
  return (
    <Disclosure title={text('feedback.title')} open={startsOpen}>
      <Body>
        {open ? <FeedbackForm given={given} /> : <ClosedFeedback given={given} />}
        {feedbackUrl === '' ? null : (
          <p>
            <a href={feedbackUrl} target="_blank" rel="noopener noreferrer">
              {text('feedback.more')}
            </a>
          </p>
        )}
        {(support.mail ?? '') === '' && (support.phone ?? '') === '' ? null : (
          <>
            <p>{text('feedback.contact')}</p>
            <Ways support={{ ...support, chat: '' }} />
          </>
        )}
      </Body>
    </Disclosure>
  );
}

function ClosedFeedback({ given: { rating, comment } }: { readonly given: Feedback }) {
  if (rating === 0 && comment === '') return <p>{text('feedback.off')}</p>;
  return (
    <>
      <p>{text('feedback.given')}</p>
      {rating === 0 ? null : <p>{inLanguage(ratingText(rating))}</p>}
      {comment === '' ? null : <p>{comment}</p>}
    </>
  );
}
