import { join } from 'node:path'
import type { Company } from '#mocks/contracts/onboarding/company.schema.ts'
import type { FakeSite } from '../fakes/sites/fake-site.ts'
import { startStaticSite } from '../fakes/sites/static-site.ts'

/** Real websites from npm, and what their owner says about them. */
const sources = {
  coffee: {
    folder: 'startbootstrap-business-casual',
    name: 'Coffee house',
    description: 'Artisan coffee, tea and baked goods, served in a shop and sold as beans.',
  },
  studio: {
    folder: 'startbootstrap-agency',
    name: 'The studio',
    description: 'Websites, online shops and graphic design from one small studio.',
  },
}

/** Names of the demo's websites. */
export type DemoSiteName = keyof typeof sources

/** The websites while they are served on loopback. */
export interface DemoSites {
  /** The company behind a website. */
  companies: Record<DemoSiteName, Company>
  /** Their `host:port`, as `SITE_READER_ALLOW` names them. */
  hosts: string[]
  stop(): Promise<void>
}

/** Serves both websites on free ports. */
export async function startDemoSites(): Promise<DemoSites> {
  const root = join(import.meta.dirname, '../../node_modules')
  const start = ({ folder }: { folder: string }) => startStaticSite(join(root, folder, 'dist'))
  const [coffee, studio] = await Promise.all([start(sources.coffee), start(sources.studio)])
  return {
    companies: { coffee: companyOf('coffee', coffee), studio: companyOf('studio', studio) },
    hosts: [coffee.host, studio.host],
    async stop() {
      await Promise.all([coffee.stop(), studio.stop()])
    },
  }
}

function companyOf(name: DemoSiteName, site: FakeSite): Company {
  return { name: sources[name].name, description: sources[name].description, website: site.url }
}
