import { agencyPaths } from './paths/agency.ts'
import { agentsPaths } from './paths/agents.ts'
import { libraryPaths } from './paths/library.ts'
import { onboardingPaths } from './paths/onboarding.ts'
import { publicPaths } from './paths/public.ts'
import { serverPaths } from './paths/server.ts'
import { sessionPaths } from './paths/session.ts'

/** Every address of the product, an area's each: the specification's routes. */
export const paths = {
  ...sessionPaths,
  ...onboardingPaths,
  ...agentsPaths,
  ...agencyPaths,
  ...libraryPaths,
  ...publicPaths,
  ...serverPaths,
}
