import { importRuleTests } from './import-tests.ts';

await importRuleTests();
