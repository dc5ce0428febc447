export { LoginScreen as Component } from '#features/session/login/login-screen.tsx'
