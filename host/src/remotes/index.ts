export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
export { RemotesCompanion } from './remotes-companion.tsx';
