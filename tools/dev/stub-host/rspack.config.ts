import { stubHostConfig, type BuildEnv } from '../../../rspack.base.ts';

export default (env: BuildEnv) => stubHostConfig(env);
