import { DoneSign, Illustration } from './Illustration.js';

/** A letter that was sent. */
export function LetterSent() {
  return (
    <Illustration>
      <path className="soft" d="M6 52h14M2 70h18M10 88h10" />
      <rect className="paper" x={30} y={36} width={104} height={68} rx={8} />
      <path className="line" d="m31 44 51 36 51-36" />
      <DoneSign x={134} y={36} />
    </Illustration>
  );
}

/** An identity document that was accepted. */
export function Identified() {
  return (
    <Illustration>
      <rect className="paper" x={22} y={30} width={112} height={74} rx={9} />
      <circle className="colour" cx={54} cy={58} r={11} />
      <path className="colour" d="M34 90c2-13 10-19 20-19s18 6 20 19z" />
      <path className="soft" d="M88 52h30M88 68h30M88 84h18" />
      <DoneSign x={134} y={98} />
    </Illustration>
  );
}

/** A bank card of an account that is open. */
export function AccountOpen() {
  return (
    <Illustration>
      <g transform="rotate(-8 78 66)">
        <rect className="colour" x={20} y={30} width={116} height={74} rx={10} />
        <rect className="tint" x={34} y={48} width={24} height={18} rx={4} />
        <path className="tick" d="M34 86h20M64 86h20M94 86h20" />
      </g>
      <DoneSign x={136} y={96} />
    </Illustration>
  );
}

/** An application that is being worked on. */
export function BeingChecked() {
  return (
    <Illustration>
      <path className="paper" d="M42 12h50l20 20v72a6 6 0 0 1-6 6H42a6 6 0 0 1-6-6V18a6 6 0 0 1 6-6z" />
      <path className="line" d="M92 12v20h20" />
      <path className="soft" d="M52 50h44M52 66h44M52 82h24" />
      <circle className="paper" cx={116} cy={88} r={22} />
      <path className="line" d="M116 76v13l8 6" />
    </Illustration>
  );
}
