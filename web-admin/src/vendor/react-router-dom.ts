// What react-admin uses of the router, without the router of its own that it never creates inside another one.
export {
  Link,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  UNSAFE_DataRouterContext,
  UNSAFE_DataRouterStateContext,
  useBlocker,
  useInRouterContext,
  useLocation,
  useMatch,
  useNavigate,
  useParams,
} from 'react-router';

function absent(): never {
  throw new Error('The back office has a router');
}

export { absent as createHashRouter, absent as createMemoryRouter, absent as RouterProvider };
