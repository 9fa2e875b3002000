import { useCallback, useRef, useState } from 'react';

interface Question {
  /** The mutation that waits. */
  name: string;
  answer: (isYes: boolean) => void;
}

/** Mutations ask once a visit: until somebody has said yes, each waits for an answer. */
export function useWriteQuestion() {
  const isAllowed = useRef(false);
  const open = useRef<Question | null>(null);
  const [name, setName] = useState<string | null>(null);

  const ask = useCallback((mutation: string): Promise<boolean> => {
    if (isAllowed.current) return Promise.resolve(true);
    // One question at a time: an operation that was sent before it is not sent.
    open.current?.answer(false);
    return new Promise((resolve) => {
      open.current = { name: mutation, answer: resolve };
      setName(mutation);
    });
  }, []);

  const answer = useCallback((isYes: boolean) => {
    const question = open.current;
    if (question === null) return;
    open.current = null;
    isAllowed.current = isYes;
    setName(null);
    question.answer(isYes);
  }, []);

  return { waiting: name, ask, answer };
}
