import { useEffect, useRef, useState } from 'react';
import { NotShown } from './area/NotShown.js';
import { Pages } from './area/Pages.js';
import { notShown } from './area/preview-kind.js';
import { useFocusOfFrame } from './area/use-focus-of-frame.js';
import { useContentWidth } from './area/use-content-width.js';

/** An address of the content inside the page, while it is shown. */
function useObjectUrl(content: Blob): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(content);
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [content]);
  return address;
}

interface ImageViewProps {
  readonly content: Blob;
  readonly name: string;
  readonly zoom: number;
}

/** A picture, at most as wide as the area at first. */
export function ImageView({ content, name, zoom }: ImageViewProps) {
  const address = useObjectUrl(content);
  const [natural, setNatural] = useState(0);
  const [isBroken, setBroken] = useState(false);
  const area = useRef<HTMLDivElement>(null);
  const width = useContentWidth(area);
  useFocusOfFrame(area);
  if (isBroken) return <NotShown>{notShown.broken}</NotShown>;
  return (
    <Pages ref={area} tabIndex={0} role="group" aria-label={`Inhalt von ${name}`}>
      {address === undefined ? null : (
        <img
          src={address}
          alt={name}
          style={{ display: 'block', marginInline: 'auto', width: Math.min(natural, width) * zoom }}
          onLoad={({ currentTarget }) => setNatural(currentTarget.naturalWidth)}
          onError={() => setBroken(true)}
        />
      )}
    </Pages>
  );
}
