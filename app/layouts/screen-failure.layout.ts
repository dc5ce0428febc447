export { RouteFailure as ErrorBoundary } from '#features/shared/failure/route-failure.tsx'
