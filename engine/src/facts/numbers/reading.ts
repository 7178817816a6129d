/** What a sign between digits may part. */
export type Reading = 'group' | 'decimals';
