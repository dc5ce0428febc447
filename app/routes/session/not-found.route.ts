export { NotFound as Component } from '#features/shared/failure/not-found.tsx'
