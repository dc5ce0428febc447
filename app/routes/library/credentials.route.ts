export { CredentialsScreen as Component } from '#features/library/credentials/credentials-screen.tsx'
