import { join } from 'node:path'
import type { FakeSite } from '../../fakes/sites/fake-site.ts'
import { emptyPage } from '../../fakes/sites/hostile-sites.ts'
import { startStaticSite } from '../../fakes/sites/static-site.ts'

/** A café's website as somebody built it, with no name that is its own. */
export const casualSiteDir = join(
  import.meta.dirname,
  '../../../node_modules/startbootstrap-business-casual/dist',
)

/** A website that can be read, and one on which there is nothing to read. */
export async function startSites(): Promise<Record<'casual' | 'empty', FakeSite>> {
  return { casual: await startStaticSite(casualSiteDir), empty: await emptyPage.start({ port: 0 }) }
}
