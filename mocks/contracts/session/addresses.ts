/** Addresses of pages: signing in, and links in mails. */
export const sessionAddresses = [
  '/',
  '/agents',
  '/login',
  '/signup',
  '/no-auth/workspaces/:uid/invite',
] as const
