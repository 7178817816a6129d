import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileFolders } from './tools/jest/engine-tests.ts';

/** Absolute path of a file that prepares tests. */
const support = (name: string): string => join(import.meta.dirname, 'tools/jest', name);

const swc = (module: 'es6' | 'commonjs') => ({
  '^.+\\.tsx?$': [
    '@swc/jest',
    {
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic' } },
        // Node asks for `with { type: 'json' }`, so it must still stand there.
        experimental: { keepImportAttributes: true },
        target: 'es2024',
      },
      module: { type: module },
    },
  ],
});

/** Node packages run as the ES modules they are in production. */
const nodePackage = (name: string) => ({
  displayName: name,
  rootDir: name,
  testEnvironment: 'node',
  testMatch: ['<rootDir>/**/*.test.ts'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/'],
  extensionsToTreatAsEsm: ['.ts'],
  transform: swc('es6'),
  setupFilesAfterEnv: [support('fail-on-console-error.ts')],
});

/** Packages published as ES modules only: jsdom runs CommonJS, so these are transformed as well. */
const esModulesOnly = ['uuid', 'react-dropzone', 'file-selector', '@hookform', 'zod', 'react-toastify', 'attr-accept'];

const webPackage = (name: string) => ({
  displayName: name,
  rootDir: name,
  testEnvironment: support('browser-environment.ts'),
  testMatch: ['<rootDir>/src/**/*.test.ts', '<rootDir>/src/**/*.test.tsx'],
  transform: { ...swc('commonjs'), '^.+\\.m?js$': swc('commonjs')['^.+\\.tsx?$'] },
  transformIgnorePatterns: [
    `/node_modules/\\.pnpm/(?!(${esModulesOnly.map((name) => name.replace('/', '\\+')).join('|')}))`,
  ],
  moduleNameMapper: {
    '\\.module\\.css$': 'identity-obj-proxy',
    '\\.(css|png)$': support('empty-module.ts'),
  },
  setupFilesAfterEnv: [support('fail-on-console-error.ts'), support('browser-setup.ts')],
});

const remotes = readdirSync(import.meta.dirname).filter((folder) => folder.startsWith('remote-'));

const ignored = nodePackage('engine').testPathIgnorePatterns;

/** Tests of the engine that read PDFs, fonts or pictures; the others, file by file; and these at once, which is much faster. */
const engine = [
  {
    ...nodePackage('engine'),
    testMatch: [`<rootDir>/src/{${fileFolders.join(',')}}/**/*.test.ts`, '<rootDir>/src/*.test.ts'],
  },
  {
    ...nodePackage('engine'),
    displayName: 'engine-in-memory',
    testMatch: ['<rootDir>/src/*/**/*.test.ts'],
    testPathIgnorePatterns: [...ignored, ...fileFolders.map((folder) => `/engine/src/${folder}/`)],
  },
  {
    ...nodePackage('engine'),
    displayName: 'engine-at-once',
    rootDir: '.',
    roots: ['<rootDir>/engine', '<rootDir>/tools/jest/engine-at-once'],
    testMatch: ['<rootDir>/tools/jest/engine-at-once/*.at-once.ts'],
  },
];

const all = [
  ...['shared', 'host', ...remotes].map(webPackage),
  ...engine,
  nodePackage('tools'),
  {
    ...nodePackage('server'),
    globalSetup: support('start-test-database.ts'),
    globalTeardown: support('stop-test-database.ts'),
  },
];

export default {
  // Jest leaves one core free by default, which on two cores means no second worker.
  maxWorkers: 2,
  // A worker that is done needs longer than the half second of Jest to take its memory down on a busy machine. One that
  // never ends, because a test left something open, is still told of.
  workerGracefulExitTimeout: 30_000,
  projects: all.filter((project) => existsSync(project.rootDir)),
  // Long enough for a busy machine: a test that hangs still fails.
  testTimeout: 120_000,
  passWithNoTests: false,
};
