export { ProviderLogin } from './provider-login.tsx';
