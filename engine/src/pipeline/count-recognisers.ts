/** Memory of a reader for each page that it recognises at once, in MB: a usual page takes 75, a large one twice that. */
const recognisingMb = 200;

interface Means {
  readonly processors: number;
  /** Readers that work at the same time. */
  readonly readers: number;
  /** What one reader may hold, in MB. */
  readonly memoryMb: number;
}

/** Pages that one reader recognises at once: no more than its share of the processors, nor than its memory has room for. */
export const countRecognisers = ({ processors, readers, memoryMb }: Means): number =>
  Math.max(1, Math.floor(Math.min(processors / readers, memoryMb / recognisingMb)));
