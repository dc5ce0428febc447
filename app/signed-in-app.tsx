import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { RouteFailure } from '#features/shared/failure/route-failure.tsx'
import { ShellSkeleton } from '#features/shell/shell-skeleton.tsx'
import { signedInRoutes } from './signed-in-routes.ts'

const router = createBrowserRouter([
  { HydrateFallback: ShellSkeleton, ErrorBoundary: RouteFailure, children: signedInRoutes },
])

/** Everything behind sign-in, and addresses that lead nowhere. */
export function Component() {
  return <RouterProvider router={router} />
}
