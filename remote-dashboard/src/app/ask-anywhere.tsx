import { createRoot } from 'react-dom/client';
import { QuestionDialog, type Question } from './questions.tsx';

/** Asks on whatever page is shown: the bar of the host stays when the dashboard is left. Resolves to the answer. */
export function askAnywhere(question: Question): Promise<boolean> {
  return new Promise((resolve) => {
    const place = document.createElement('div');
    document.body.append(place);
    const root = createRoot(place);
    const answer = (isConfirmed: boolean) => {
      root.unmount();
      place.remove();
      resolve(isConfirmed);
    };
    root.render(<QuestionDialog question={question} onKeep={() => answer(false)} onConfirm={() => answer(true)} />);
  });
}
