import { useRouteError } from 'react-router-dom'
import { PageFailure } from './page-failure.tsx'

/** What a route threw. */
export function RouteFailure() {
  return <PageFailure error={useRouteError()} />
}
