import { createRoot } from 'react-dom/client';
import { QuestionDialog, type Question } from './questions.tsx';
import type { RunSources } from './use-run-percent.ts';

/** Asks on whatever page is shown: the bar of the host stays when the dashboard is left. Resolves to the answer. */
export function askAnywhere(runs: RunSources, question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const answer = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    // A question may close by itself while React works: its root is taken away after that.
    const keep = () => queueMicrotask(() => answer(false));
    root.render(<QuestionDialog runs={runs} question={question} onKeep={keep} onConfirm={() => answer(true)} />);
  });
}
