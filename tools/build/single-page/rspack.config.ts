import { singlePageConfig, type BuildEnv } from '../../../rspack.base.ts';

export default (env: BuildEnv) => singlePageConfig(env);
