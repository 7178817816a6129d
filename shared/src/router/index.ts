/**
 * The router as federation shares it: only what host and remotes use. Sharing the whole library would ship all of it,
 * because a shared module cannot be tree-shaken.
 */
export {
  BrowserRouter,
  Link,
  MemoryRouter,
  Navigate,
  Outlet,
  Route,
  Routes,
  useLocation,
  useNavigate,
  useSearchParams,
} from 'react-router-dom';
