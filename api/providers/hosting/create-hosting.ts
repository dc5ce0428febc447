import type { Config } from '../../config.ts'
import type { Hosting } from './hosting.ts'
import { localHosting } from './local-hosting.ts'
import { vercelHosting } from './vercel-hosting.ts'

/** The hosting that is configured, else this server itself. */
export function createHosting(config: Config): Hosting {
  if (config.vercel) return vercelHosting(config.vercel)
  const { rootDomain, publicUrl } = config
  return localHosting({ rootDomain, publicUrl, port: () => config.port })
}
