export { Landing, Protected, PublicOnly } from './guards.tsx';
