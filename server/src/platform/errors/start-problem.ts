/** What keeps the service from starting and the person who starts it can change: a sentence, shown without a stack. */
export class StartProblem extends Error {
  override readonly name: string = 'StartProblem';
}
