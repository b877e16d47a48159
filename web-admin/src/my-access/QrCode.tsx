import { encode } from 'uqr';
import { useMemo } from 'react';
import { qrPath } from '@kontor/domain/qr-code/qr-path';

/** Light modules around the code (ISO/IEC 18004 asks for four). */
const quietZone = 4;

interface QrCodeProps {
  readonly content: string;
  /** Its text alternative. */
  readonly label: string;
}

/** A QR code, dark on white in both themes, because some cameras read no inverted ones. */
export function QrCode({ content, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const code = encode(content, { ecc: 'M', border: quietZone });
    return { path: qrPath(code.data), size: code.data.length };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '100%', maxWidth: 240, height: 'auto', borderRadius: 8 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
