import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Subject } from '../embed/subject.ts'
import type { Rival } from './rival.ts'
import { rivals, unmeasurable } from './rival-list.ts'
import { unpack } from './unpack.ts'
import { startVendorSite } from './vendor-site.ts'

/** Rivals that run on this machine, and why the others do not, by name. */
export interface StartedRivals {
  subjects: Subject[]
  failures: Map<string, string>
}

/** Gets each rival from npm into a temporary folder and serves it from a host of its own. */
export async function startRivals(): Promise<StartedRivals> {
  const subjects: Subject[] = []
  const failures = new Map(unmeasurable)
  for (const rival of rivals) {
    try {
      subjects.push(await start(rival))
    } catch (error) {
      failures.set(rival.name, (error as Error).message)
    }
  }
  return { subjects, failures }
}

async function start({
  name,
  package: packageName,
  snippet,
  launcher,
  answers = {},
}: Rival): Promise<Subject> {
  const dir = await mkdtemp(join(tmpdir(), 'voiceglow-rival-'))
  const remove = () => rm(dir, { recursive: true, force: true })
  try {
    const site = await startVendorSite(await unpack(packageName, dir), answers)
    const stop = () => site.stop().then(remove)
    return { name, origin: site.url, snippet: snippet(site.url), launcher, stop }
  } catch (error) {
    await remove()
    throw error
  }
}
