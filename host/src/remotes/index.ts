export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
export { RemotesCompanion, type RemotesCompanionProps } from './remotes-companion.tsx';
