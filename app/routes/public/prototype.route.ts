export { PrototypeScreen as Component } from '#features/public/prototype/prototype-screen.tsx'
