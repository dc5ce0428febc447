export { SignupScreen as Component } from '#features/session/signup/signup-screen.tsx'
