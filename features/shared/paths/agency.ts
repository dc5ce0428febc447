import type { Region } from '#mocks/contracts/shared/region.ts'
import { path } from './path.ts'

/** What a workspace shows its clients. */
export const agencyPaths = {
  agency: path('/app/:region/agency', (region: Region) => `/app/${region}/agency`),
  /** A tab of the agency's own; `href` has its slash. */
  customTab: path('/app/:region/c/:href', (region: Region, href: string) => `/app/${region}/c${href}`),
}
