import { dashboardMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';

export interface StartButtonProps {
  readonly isRunning: boolean;
  readonly onStart: () => void;
}

export function StartButton({ isRunning, onStart }: StartButtonProps) {
  return (
    <Button busy={isRunning} onClick={onStart}>
      {isRunning ? dashboardMessages.analysis.processing : dashboardMessages.uploads.start}
    </Button>
  );
}
