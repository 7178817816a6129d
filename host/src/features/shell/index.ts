export { NotFoundPage } from './not-found-page.tsx';
export { PublicFooter } from './public-footer.tsx';
export { ShellLayout } from './shell-layout.tsx';
export { SkipLink } from './skip-link.tsx';
