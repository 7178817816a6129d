declare module 'remote-under-development' {
  import type { RemoteModule } from '@app/shared/federation';

  export const remote: RemoteModule;
}

declare module '*.css';
