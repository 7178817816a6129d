/** Pattern of the code that only tests use. */
export const testCode = String.raw`\.test\.tsx?$|/testing/|/fixtures?/`;
