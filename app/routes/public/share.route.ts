export { ShareScreen as Component } from '#features/public/prototype/share-screen.tsx'
