import { hostConfig, type BuildEnv } from '../rspack.base.ts';

export default (env: BuildEnv) => hostConfig(env);
