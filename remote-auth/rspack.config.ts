import { remoteConfig, type BuildEnv } from '../rspack.base.ts';

export default (env: BuildEnv) => remoteConfig('auth', env);
