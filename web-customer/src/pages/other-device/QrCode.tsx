import { qrOptions, qrPath } from '@kontor/domain/qr-code/qr-path';
import { useMemo } from 'react';
import { encode } from 'uqr';

interface QrCodeProps {
  readonly content: string;
  /** Its text alternative. */
  readonly label: string;
}

/** A QR code, dark on white, because some cameras read no other ones. */
export function QrCode({ content, label }: QrCodeProps) {
  const { path, size } = useMemo(() => {
    const { data } = encode(content, qrOptions);
    return { path: qrPath(data), size: data.length };
  }, [content]);
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      style={{ width: '100%', maxWidth: 240, height: 'auto' }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
