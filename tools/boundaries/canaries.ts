/** A tiny project that breaks exactly one boundary rule: file path to content. */
export type Canary = Readonly<Record<string, string>>;

const empty = 'export const value = 1;\n';
const importing = (specifier: string): string => `import { value } from '${specifier}';\nexport const other = value;\n`;

/** A file that imports another one by a relative path, and that other file. */
function edge(from: string, to: string): Canary {
  const up = '../'.repeat(from.split('/').length - 1);
  return { [from]: importing(`${up === '' ? './' : up}${to}`), [to]: empty };
}

/** A file that imports an installed package. */
function packageEdge(from: string, name: string): Canary {
  return {
    [from]: importing(name),
    [`node_modules/${name}/package.json`]: `{ "name": "${name}", "version": "1.0.0", "main": "index.js" }`,
    [`node_modules/${name}/index.js`]: 'exports.value = 1;\n',
  };
}

/** Rule name to the canary that must make it, and no check that passes, speak. */
export const canaries: Readonly<Record<string, Canary>> = {
  'no-cycle': { 'engine/src/a.ts': importing('./b.ts'), 'engine/src/b.ts': importing('./a.ts') },
  'no-unresolvable': { 'engine/src/a.ts': importing('./nowhere.ts') },
  'web-imports-shared-only': edge('remote-auth/src/app/page.ts', 'remote-dashboard/src/expose/remote.ts'),
  'shared-imports-nobody': edge('shared/src/ui/button.ts', 'host/src/app/shell.ts'),
  'contracts-are-pure': edge('shared/src/contracts/accounts.ts', 'shared/src/ui/button.ts'),
  'engine-imports-contracts-only': edge('engine/src/pipeline/run.ts', 'shared/src/messages/auth.ts'),
  'server-imports-engine-and-shared-data-only': edge('server/src/app.ts', 'shared/src/ui/button.ts'),
  'packages-are-entered-through-their-door': edge('server/src/app.ts', 'engine/src/pdf/open.ts'),
  'features-do-not-know-each-other': edge(
    'remote-auth/src/features/login/page.ts',
    'remote-auth/src/features/sign-up/index.ts',
  ),
  'features-are-entered-through-their-index': edge(
    'remote-auth/src/app/routes.ts',
    'remote-auth/src/features/login/page.ts',
  ),
  'web-layers-point-down': edge('remote-auth/src/features/login/page.ts', 'remote-auth/src/app/routes.ts'),
  'app-does-not-import-expose': edge('remote-auth/src/app/routes.ts', 'remote-auth/src/expose/remote.ts'),
  'modules-are-entered-through-their-index': edge(
    'server/src/modules/analyses/start.ts',
    'server/src/modules/documents/document-repository.ts',
  ),
  'platform-knows-no-business': edge('server/src/platform/db/pool.ts', 'server/src/modules/documents/index.ts'),
  'sql-in-repositories-only': packageEdge('server/src/modules/documents/upload-document.ts', 'pg'),
  'rules-do-not-know-each-other': edge('engine/src/rules/amount/rule.ts', 'engine/src/rules/date/rule.ts'),
  'rules-do-not-read-pages': edge('engine/src/rules/amount/rule.ts', 'engine/src/pdf/open.ts'),
  'pdf-library-in-pdf-only': packageEdge('engine/src/layout/lines.ts', '@embedpdf/pdfium'),
  'test-code-stays-in-tests': edge('engine/src/pipeline/run.ts', 'engine/src/pipeline/run.test.ts'),
};
