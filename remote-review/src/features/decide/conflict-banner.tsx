import { reviewMessages } from '@app/shared/messages';
import { Button } from '@app/shared/ui';
import { Banner } from '../../shared/banner.tsx';

const { state: texts, decisionWords, decide } = reviewMessages;

/** One of two decisions on the same finding. */
export interface ConflictSide {
  readonly decision: 'accepted' | 'dismissed' | 'asked' | null;
  readonly reason?: keyof typeof decide.reasons | undefined;
  readonly text?: string | undefined;
  /** Milliseconds. */
  readonly at: number;
}

export interface ConflictBannerProps {
  readonly number: string;
  readonly own: ConflictSide;
  readonly other: ConflictSide;
  readonly onKeep: () => void;
  readonly onTake: () => void;
}

const triangle =
  'M8.7 3.6 1.95 15.2c-.58 1 .15 2.3 1.3 2.3h13.5c1.15 0 1.88-1.3 1.3-2.3L11.3 3.6c-.58-1-2.02-1-2.6 0ZM10 8v3.75M10 14.5v.01';
const wordOf = ({ decision }: ConflictSide): string => decisionWords[decision ?? 'open'];

/** Two windows decided the same finding: both decisions are shown, and one is to hold. */
export function ConflictBanner({ number, own, other, onKeep, onTake }: ConflictBannerProps) {
  const why = other.text !== undefined && other.text !== '' ? other.text : other.reason && decide.reasons[other.reason];
  return (
    <Banner
      path={triangle}
      title={texts.conflictTitle(number)}
      actions={
        <>
          <Button variant="secondary" size="row" onClick={onKeep}>
            {texts.keep(wordOf(own))}
          </Button>
          <Button variant="secondary" size="row" onClick={onTake}>
            {texts.take(wordOf(other))}
          </Button>
        </>
      }
    >
      {texts.conflict(wordOf(own), own.at, wordOf(other), other.at, why)}
    </Banner>
  );
}
