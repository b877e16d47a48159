import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const Drawing = styled('svg')(({ theme: { vars } }) => ({
  display: 'block',
  flex: 'none',
  width: 132,
  height: 'auto',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  '& .line': { fill: 'none', stroke: vars.palette.primary.text, strokeWidth: 3 },
  '& .paper': { fill: vars.palette.background.paper, stroke: vars.palette.primary.text, strokeWidth: 3 },
  '& .tint': { fill: vars.palette.primary.tint },
  '& .colour': { fill: vars.palette.primary.main },
  '& .soft': { fill: 'none', stroke: vars.palette.divider, strokeWidth: 5 },
  '& .done': { fill: vars.palette.success.text },
  '& .tick': { fill: 'none', stroke: vars.palette.background.paper, strokeWidth: 4 },
}));

/** A drawing in the colours of the bank beside a text that says the same. */
export function Illustration({ children }: { readonly children: ReactNode }) {
  return (
    <Drawing viewBox="0 0 160 120" width={132} height={99} aria-hidden focusable={false}>
      <ellipse className="tint" cx={80} cy={66} rx={76} ry={52} />
      {children}
    </Drawing>
  );
}

/** The sign of what is done, around a point. */
export function DoneSign({ x, y }: { readonly x: number; readonly y: number }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <circle className="done" r={17} />
      <path className="tick" d="m-8 0 6 6 10-12" />
    </g>
  );
}
