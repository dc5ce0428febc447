export { InviteScreen as Component } from '#features/session/invite/invite-screen.tsx'
