import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { AgencyLook } from '#mocks/contracts/agency/host-brand.ts'
import {
  type Launcher,
  type LauncherTeaser,
  launcherSlot,
  measureSlot,
  teaserSlot,
} from '#mocks/contracts/embed/launcher.ts'
import type { Region } from '#mocks/contracts/shared/region.ts'
import { presentLauncher, presentMeasure, presentTeaser } from '../embed/launcher.presenter.ts'
import type { PublishedAgent, PublishedAgents } from '../embed/published-agents.ts'
import { coloursKey, inColoursOf } from '../embed/worn-colours.ts'
import { createShortCache } from '../shared/short-cache.ts'
import { compressText } from './compress-text.ts'
import { type StaticFile, staticFile } from './static-files.ts'

/** How long a published version's script is kept in memory, in milliseconds; another version is another script. */
const keptMs = 60 * 60_000
const cacheSize = 1000

/**
 * The scripts of an agent as it is published; null when there is no such agent, or nothing is built. Those of an
 * agency's host, whose `look` is given, put nothing on a page that has our name or our colours.
 */
export interface LauncherScripts {
  /** The bubble and its popup, for `embed.js`. */
  popup(region: Region, agentId: string, look: AgencyLook | undefined): Promise<StaticFile | null>
  /** The conversation in an element of the page, for `embed-chat.js`. */
  chat(region: Region, agentId: string, look: AgencyLook | undefined): Promise<StaticFile | null>
}

/** Writes what is published into the loaders of a build. */
export function createLauncherScripts(
  dir: string,
  published: PublishedAgents,
  now: () => number,
): LauncherScripts {
  const ours = readScripts(dir, (script) => script)
  const agencies = readScripts(dir, withoutOurName)
  const builtFor = (look: AgencyLook | undefined) => (look ? agencies : ours)
  const scripts = createShortCache<StaticFile>({ ms: keptMs, size: cacheSize, now })

  async function through(
    kind: string,
    region: Region,
    agentId: string,
    look: AgencyLook | undefined,
    write: (agent: PublishedAgent) => string | undefined,
  ): Promise<StaticFile | null> {
    const asPublished = await published(region, agentId)
    if (!asPublished) return null
    const found = inColoursOf(look, asPublished)
    const key = `${kind}:${look ? coloursKey(found) : ''}:${region}:${agentId}:${found.publicAgent.version}`
    return scripts.through(key, async () => {
      const text = write(found)
      return text === undefined ? null : compress(text)
    })
  }

  return {
    popup: (region, agentId, look) =>
      through('popup', region, agentId, look, (found) => {
        const { popup, teaser, measure } = builtFor(look)
        const says = presentTeaser(found)
        const counted = presentMeasure(found)
        if (!popup) return undefined
        return [
          popup(presentLauncher(region, found)),
          says ? teaser?.(says) : undefined,
          counted ? measure?.(counted) : undefined,
        ].join('')
      }),
    chat: (region, agentId, look) =>
      through('chat', region, agentId, look, (found) =>
        builtFor(look).chat?.({ ...presentLauncher(region, found), css: '' }),
      ),
  }
}

/** The loaders of a build, each as `change` leaves it. */
function readScripts(dir: string, change: Change) {
  return {
    popup: readScript(join(dir, 'launcher.js'), launcherSlot, change),
    teaser: readScript(join(dir, 'teaser.js'), teaserSlot, change),
    measure: readScript(join(dir, 'measure.js'), measureSlot, change),
    chat: readScript(join(dir, 'embed-chat.js'), launcherSlot, change),
  }
}

type Change = (script: string) => string

/** A built script that is given what it lacks; undefined when it is not built. */
function readScript(
  file: string,
  slot: string,
  change: Change,
): ((value: Launcher | LauncherTeaser | string) => string) | undefined {
  if (!existsSync(file)) return undefined
  const [before, after, ...rest] = change(readFileSync(file, 'utf8')).split(slot)
  if (after === undefined || rest.length > 0) throw new Error(`${file} needs one ${slot}`)
  return (value) => before + JSON.stringify(value) + after
}

async function compress(text: string): Promise<StaticFile> {
  const [gzip, br] = await Promise.all([compressText(text, 'gzip', 'once'), compressText(text, 'br', 'once')])
  return staticFile('.js', Buffer.from(text), { gzip, br })
}

/** A script for pages of an agency's customers: what it puts there is called by what it is. */
function withoutOurName(script: string): string {
  return script.replaceAll('VoiceGlow', 'AgentChat').replaceAll('voiceglow', 'agentchat')
}
