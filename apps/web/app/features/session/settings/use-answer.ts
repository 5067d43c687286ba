/** An answer of the server that one page shows: on its way, there, or failed and to be asked for again. */
import { useEffect, useState } from 'react';
import { sentenceFor } from '../session-messages.ts';

export type Answer<Value> =
  | { step: 'waiting' }
  | { step: 'there'; value: Value }
  | { step: 'failed'; message: string };

export function useAnswer<Value>(read: () => Promise<Value>) {
  const [reading, setReading] = useState(read);
  const [answer, setAnswer] = useState<Answer<Value>>({ step: 'waiting' });

  useEffect(() => {
    let isCurrent = true;
    reading.then(
      (value) => isCurrent && setAnswer({ step: 'there', value }),
      (cause: unknown) => isCurrent && setAnswer({ step: 'failed', message: sentenceFor(cause) }),
    );
    return () => {
      isCurrent = false;
    };
  }, [reading]);

  function askAgain(): void {
    setAnswer({ step: 'waiting' });
    setReading(read());
  }
  return { answer, setAnswer, askAgain };
}
