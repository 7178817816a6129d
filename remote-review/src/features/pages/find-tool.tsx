import { reviewMessages } from '@app/shared/messages';
import { ToolButton } from '../../shared/tool-button.tsx';

export interface FindToolProps {
  readonly isFinding: boolean;
  readonly onFinding: (isFinding: boolean) => void;
}

/** Opens and closes the search in the pages. */
export function FindTool({ isFinding, onFinding }: FindToolProps) {
  return (
    <ToolButton
      outline="search"
      label={reviewMessages.viewer.find}
      aria-pressed={isFinding}
      onClick={() => onFinding(!isFinding)}
    />
  );
}
