import { maxCommentLength, ratingText, type Feedback } from '@kontor/domain/feedback/feedback';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { inLanguage } from '../../texts/create-text.js';
import { text } from '../../texts/case-text.js';
import { Button } from '../../ui/Button.js';
import { describedBy, FieldBox, FieldError, Hint, Label } from '../../ui/Field.js';
import { Input } from '../../ui/Input.js';
import { Stars } from './Stars.js';
import { useFeedback } from './use-feedback.js';

const Form = styled('form')({ display: 'grid', gap: 16, gridTemplateColumns: 'minmax(0, 1fr)', justifyItems: 'start' });
const Whole = styled('div')({ width: '100%' });
const Area = styled(Input)({
  height: 'auto',
  minHeight: 112,
  padding: '12px 14px',
  lineHeight: 1.45,
  resize: 'vertical',
});

/** Stars that are saved at once, and a comment with its own button (R2 §4.5). */
export function FeedbackForm({ given }: { readonly given: Feedback }) {
  const { rating, saved, save } = useFeedback(given);
  const [comment, setComment] = useState(given.comment);
  const tooLong = comment.trim().length > maxCommentLength;
  const id = useId();
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        if (!tooLong) save({ comment: comment.trim() });
      }}
    >
      <p>{text('feedback.lead')}</p>
      <div>
        <Stars rating={rating} onRate={(next) => save({ rating: next })} />
        <Hint>
          {rating === 0 ? text('feedback.none') : text('feedback.rated', { rating: inLanguage(ratingText(rating)) })}
        </Hint>
      </div>
      <Whole>
        <FieldBox wrong={tooLong}>
          <Label htmlFor={id}>{text('feedback.comment')}</Label>
          <Area
            as="textarea"
            id={id}
            value={comment}
            onChange={({ target }) => setComment(target.value)}
            aria-invalid={tooLong}
            {...describedBy(tooLong && `${id}-error`)}
          />
          {tooLong ? (
            <FieldError id={`${id}-error`}>{text('feedback.tooLong', { count: maxCommentLength })}</FieldError>
          ) : null}
        </FieldBox>
      </Whole>
      <Button look="secondary" type="submit" disabled={tooLong} {...describedBy(tooLong && `${id}-error`)}>
        {text('feedback.send')}
      </Button>
      <div role="status">{saved === undefined ? null : <p>{savedText(saved)}</p>}</div>
    </Form>
  );
}

function savedText({ rating, comment }: Feedback): string {
  return text(rating === 0 && comment === '' ? 'feedback.reset' : 'feedback.saved');
}
