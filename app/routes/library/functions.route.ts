export { FunctionsScreen as Component } from '#features/library/functions/functions-screen.tsx'
