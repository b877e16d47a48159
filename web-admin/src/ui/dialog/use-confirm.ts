import { useState } from 'react';

export function useConfirm<Q extends string>() {
  const [question, setQuestion] = useState<Q | null>(null);
  return { question, ask: setQuestion, close: () => setQuestion(null) };
}
