export type NotifyKind = 'success' | 'error' | 'warning' | 'info';

/** The texts of a toast that follows a promise. A function gets the value or the error. */
export interface ProgressTexts<T> {
  readonly pending: string;
  readonly success: string | ((value: T) => string);
  /** An empty text takes the toast away: the page itself says what is wrong, beside what it is about. */
  readonly error: string | ((error: unknown) => string);
}

/** All a part of the page may do with toasts. The container and the library live in the host. */
export interface Notify {
  success(text: string): void;
  error(text: string): void;
  warning(text: string): void;
  info(text: string): void;
  /** Shows `pending` until the promise settles, then its outcome. Resolves or rejects as the promise does. */
  progress<T>(promise: Promise<T>, texts: ProgressTexts<T>): Promise<T>;
}
