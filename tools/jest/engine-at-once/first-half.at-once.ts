import { importOtherTests } from './import-tests.ts';

await importOtherTests(0);
