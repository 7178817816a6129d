import { ApiError } from '@app/shared/http';
import { useRef, useState } from 'react';

export interface Submission<Values> {
  /** True from the first call until it fails; after success too, unless the page stays. */
  readonly busy: boolean;
  /** What to show in the form about the last try. */
  readonly failure: string | undefined;
  readonly run: (values: Values) => Promise<void>;
}

/**
 * Sends a form once, however often it is submitted: a double click or a held Enter key comes before React has disabled
 * the button. `explain` turns an error into the sentence for the form, or undefined when the fault is shown elsewhere.
 * `after`: whether a success leaves the page; then the button stays busy until it is gone.
 */
export function useSubmission<Values>(
  send: (values: Values) => Promise<void>,
  explain: (error: unknown) => string | undefined,
  after: 'leaves' | 'stays' = 'leaves',
): Submission<Values> {
  const inFlight = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  const free = () => {
    setBusy(false);
    inFlight.current = false;
  };

  const run = async (values: Values) => {
    if (inFlight.current) return;
    inFlight.current = true;
    setBusy(true);
    setFailure(undefined);
    try {
      await send(values);
      if (after === 'stays') free();
    } catch (error) {
      // A failed call is told to the person; anything else is a defect and must leave a trace.
      if (!(error instanceof ApiError)) console.error('The form could not be sent', error);
      setFailure(explain(error));
      free();
    }
  };

  return { busy, failure, run };
}
