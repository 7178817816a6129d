/** Is told how much is done, 0 to 1. */
export type TellShare = (share: number) => void;

/** Tells of a part of the whole: what is done of the part counts from one share to another. */
export const partOf =
  (tell: TellShare, from: number, to: number): TellShare =>
  (share) =>
    tell(from + (to - from) * share);
