import { maxStars, ratingAfterClick, ratingAfterDoubleClick } from '@kontor/domain/feedback/feedback';
import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { text } from '../../texts/case-text.js';
import { VisuallyHidden } from '../../ui/VisuallyHidden.js';

const Row = styled('fieldset')({ display: 'flex', margin: '0 0 0 -8px', padding: 0, border: 0, minWidth: 0 });

const One = styled('label')(({ theme }) => ({
  position: 'relative',
  width: 48,
  height: 48,
  display: 'grid',
  placeItems: 'center',
  borderRadius: 8,
  cursor: 'pointer',
  userSelect: 'none',
  color: theme.vars.palette.primary.text,
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'pointer' },
  '& svg': { fontSize: '36px' },
  '&:hover': { background: theme.vars.palette.primary.tint },
  '&:has(:focus-visible)': { outline: `3px solid ${theme.vars.palette.primary.text}` },
}));

interface StarsProps {
  readonly rating: number;
  readonly onRate: (rating: number) => void;
}

/** One to five stars; a click rates, a double click takes the rating back (R2 §4.5). */
export function Stars({ rating, onRate }: StarsProps) {
  const name = useId();
  return (
    <Row>
      <VisuallyHidden as="legend">{text('feedback.stars')}</VisuallyHidden>
      {Array.from({ length: maxStars }, (_, index) => index + 1).map((star) => (
        <One key={star} onDoubleClick={() => onRate(ratingAfterDoubleClick)}>
          <input
            type="radio"
            name={name}
            value={star}
            checked={star === rating}
            onChange={() => onRate(ratingAfterClick(star))}
          />
          {star <= rating ? <Star aria-hidden /> : <StarBorder aria-hidden />}
          <VisuallyHidden>
            {star === 1 ? text('feedback.oneStar') : text('feedback.star', { count: star })}
          </VisuallyHidden>
        </One>
      ))}
    </Row>
  );
}
