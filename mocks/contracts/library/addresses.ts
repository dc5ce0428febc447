/** Addresses of pages: what agents of a workspace share. */
export const libraryAddresses = [
  '/app/:region/automations',
  '/app/:region/credentials',
  '/app/:region/events',
  '/app/:region/integrations',
  '/app/:region/keys',
  '/app/:region/logs',
  '/app/:region/prompts',
  '/app/:region/sessions',
] as const
