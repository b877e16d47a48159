import { encode } from 'uqr';
import { useMemo } from 'react';
import { qrOptions, qrPath } from '@kontor/domain/qr-code/qr-path';

interface QrCodeProps {
  readonly content: string;
  /** Its text alternative. */
  readonly label: string;
}

/** A QR code, dark on white in both themes, because some cameras read no inverted ones. */
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
      style={{ width: '100%', maxWidth: 240, height: 'auto', borderRadius: 8 }}
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
