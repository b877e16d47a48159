import { useRef, useState } from 'react';

/** Why a version is published, as it is typed in a dialog. */
export function useReason() {
  const [text, setText] = useState('');
  const [isAsked, setAsked] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const reason = text.trim();
  /** Does the act with the reason, or asks for it. */
  const withReason = (act: (reason: string) => void): void => {
    setAsked(true);
    if (reason === '') input.current?.focus();
    else act(reason);
  };
  return { input, text, setText, isMissing: isAsked && reason === '', withReason };
}
