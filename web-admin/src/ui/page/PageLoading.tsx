import CircularProgress from '@mui/material/CircularProgress';
import { styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';

const Middle = styled('div')({ flex: 1, display: 'grid', placeItems: 'center', padding: 48, minHeight: 240 });

/** Shows nothing in the first 300 ms, so that quick pages don't flicker. */
export function PageLoading() {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return <Middle role="status">{isLate ? <CircularProgress aria-label="Wird geladen" /> : null}</Middle>;
}
