/** Server on which tests create databases; set by `tools/jest/start-test-database.ts`. */
export function testDatabaseUrl(): string {
  const url = process.env.SERVER_TEST_DATABASE_URL;
  if (url === undefined)
    throw new Error('Run server tests through jest from the project folder: it starts PostgreSQL.');
  return url;
}
