import { provideFeedback } from '@kontor/api/feedback/feedback.routes';
import type { Feedback } from '@kontor/domain/feedback/feedback';
import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { notifyProblem } from '../../app/notices/problem-notice.js';
import { api } from '../../app/session/session.js';
import { meQuery } from '../../application-draft/own-application.js';
import { text } from '../../texts/case-text.js';

/** The customer's feedback: shown at once, saved one after the other, and taken back when it could not be saved. */
export function useFeedback(given: Feedback) {
  const client = useQueryClient();
  const [rating, setRating] = useState(given.rating);
  const [saved, setSaved] = useState<Feedback>();
  const stored = useRef(given);
  const queue = useRef(Promise.resolve());

  const write = async (feedback: Feedback): Promise<void> => {
    const body = { feedbackRating: feedback.rating, feedbackComment: feedback.comment };
    try {
      await api.send(provideFeedback, { body });
    } catch (error) {
      setRating(stored.current.rating);
      return notifyProblem(error, { title: () => text('feedback.failed') });
    }
    stored.current = feedback;
    setSaved(feedback);
    client.setQueryData(meQuery.queryKey, (me) => (me === undefined || !('bgoId' in me) ? me : { ...me, ...body }));
  };
  const save = (change: Partial<Feedback>): void => {
    if (change.rating !== undefined) setRating(change.rating);
    // In order, so that the click before a double click never overwrites it.
    queue.current = queue.current.then(() => write({ ...stored.current, ...change }));
  };
  return { rating, saved, save };
}
