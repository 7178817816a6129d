export { NotFoundPage } from './not-found-page.tsx';
export { ShellLayout } from './shell-layout.tsx';
export { SkipLink } from './skip-link.tsx';
