export { RemoteOutlet, type RemoteOutletProps } from './remote-outlet.tsx';
