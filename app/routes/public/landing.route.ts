export { LandingScreen as Component } from '#features/public/landing/landing-screen.tsx'
