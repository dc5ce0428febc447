import { agencyAddresses } from '../agency/addresses.ts'
import { agentsAddresses } from '../agents/addresses.ts'
import { libraryAddresses } from '../library/addresses.ts'
import { onboardingAddresses } from '../onboarding/addresses.ts'
import { publicAddresses } from '../public/addresses.ts'
import { sessionAddresses } from '../session/addresses.ts'

/**
 * Every address that shows a page of the app, an area's each, as the patterns of its routes: `:name` stands for one
 * part. The app's paths are typed by it, and the server answers 404 to what is none of them (decision record 0049).
 */
export const appAddresses = [
  ...sessionAddresses,
  ...onboardingAddresses,
  ...agentsAddresses,
  ...agencyAddresses,
  ...libraryAddresses,
  ...publicAddresses,
] as const
export type AppAddress = (typeof appAddresses)[number]

/** What of them is there on an agency's own host; everything else is not (decision record 0098). */
export const agencyHostAddresses = [
  '/',
  '/login',
  '/app/:region',
  '/app/:region/c/:href',
  '/:region/prototype/:agentId',
  '/share',
  '/no-auth/:region/approval',
  '/no-auth/:region/domain',
] as const satisfies readonly AppAddress[]
