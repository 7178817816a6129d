/**
 * The router as federation shares it: only what host and remotes use. A shared module cannot be tree-shaken, so every name
 * here is downloaded by every visitor; what only tests use is imported by them from the library.
 */
export { BrowserRouter, Link, Navigate, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
