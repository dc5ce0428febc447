export { HomeScreen as Component } from '#features/session/home/home-screen.tsx'
