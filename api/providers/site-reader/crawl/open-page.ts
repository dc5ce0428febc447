import type { GuardedResponse } from '#api/net/guarded-fetch.ts'
import type { ReadPage } from '../page/read-page.ts'
import { DefeatedError, type SiteWork } from '../work/site-work.ts'
import type { SiteClient } from './site-client.ts'

/** Parses a fetched page, with its own data where its text waits for scripts; undefined, and noted as skipped, where it defeats its reader. */
export async function openPage(
  { url, body, headers }: GuardedResponse,
  { client, work, isHome = false }: { client: SiteClient; work: SiteWork; isHome?: boolean },
): Promise<ReadPage | undefined> {
  try {
    const source = { url, body, contentType: headers['content-type'], isHome }
    const page = await work.run('page', source)
    const answers = await Promise.all(page.dataLinks.map((link) => client.part(link, 'data')))
    const data = answers.flatMap((answer) => (answer ? [answer.body] : []))
    return data.length > 0 ? await work.run('page', { ...source, data }) : page
  } catch (error) {
    if (!(error instanceof DefeatedError)) throw error
    client.passOver(url, error.defeat)
    return undefined
  }
}
