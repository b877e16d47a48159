import StarIcon from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import StarHalf from '@mui/icons-material/StarHalf';
import { styled } from '@mui/material/styles';
import { ratingText, starsOf } from '@kontor/domain/feedback/feedback';

const icons = { full: StarIcon, half: StarHalf, empty: StarBorder } as const;

const Row = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  verticalAlign: 'middle',
  color: theme.vars.palette.warning.text,
}));

/** A rating as stars, rounded to halves (R3 §2.3 "Feedback"). */
export function Stars({ rating }: { readonly rating: number }) {
  return (
    <Row role="img" aria-label={ratingText(rating)}>
      {starsOf(rating).map((star, index) => {
        const Icon = icons[star];
        return <Icon key={`${index}-${star}`} fontSize="small" aria-hidden />;
      })}
    </Row>
  );
}
