export { CheckEmailPage } from './check-email-page.tsx';
