import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { dividedChunks, type FileOf } from './divided-chunks.ts'
import { type GetModule, loadedWith, reachedFrom } from './module-graph.ts'

/** Where the parts of the app begin that people load first, as paths from the repository's root. */
export interface FirstLoads {
  /** The script of the page; the first one holds everything. Then what its parts all fetch others with. */
  start: readonly [string, ...string[]]
  /** Screens where people come in. */
  entry: readonly string[]
  /** What all public pages have around them. */
  site: readonly string[]
  /** The screen strangers see first. */
  landing: string
  /** The widget as it is shown on the landing page and on screens of an agent. */
  widget: readonly string[]
  /** The conversation, which the widget fetches once it is drawn. */
  talk: string
  /** What all screens behind sign-in have around them; the first one holds everything behind sign-in. */
  shell: readonly [string, ...string[]]
  /** The screen people see first behind sign-in. */
  home: string
  /** What every screen of an agent has around it. */
  frame: readonly string[]
}

/**
 * Puts into one file what is always loaded together. Left alone, the bundler makes a file of every set of modules
 * that some screens share: dozens of a few hundred bytes each, which compress badly and are asked for one by one.
 */
export function pageChunks(loads: FirstLoads): Plugin {
  return dividedChunks('page-chunks', (getModule) => divide(loads, getModule))
}

/** From more screens than these on, what they need is fetched for all of them. */
const many = 6

/** Says which file a module belongs to; null leaves that to the bundler. Throws when a part begins nowhere. */
function divide(loads: FirstLoads, getModule: GetModule): FileOf {
  const idOf = (path: string): string => {
    const id = resolve(path)
    if (!getModule(id)) throw new Error(`The build has no ${path}, where the first load of a page begins`)
    return id
  }
  const load = (...paths: string[]) => loadedWith(paths.map(idOf), getModule)
  const start = load(...loads.start)
  const entry = load(...loads.entry)
  const site = load(...loads.site)
  const landing = load(loads.landing)
  const landingLater = reachedFrom([idOf(loads.landing)], getModule)
  const strangers = new Set([...entry, ...site, ...landing])
  const widget = load(...loads.widget)
  const talk = load(loads.talk)
  const shell = load(...loads.shell)
  const home = load(loads.home)
  const frame = load(...loads.frame)
  const [page] = loads.start
  const [border] = loads.shell
  const outside = reachedFrom([idOf(page)], getModule, idOf(border))
  const inside = reachedFrom(loads.shell.map(idOf), getModule)
  const screens = [...inside].flatMap((id) => getModule(id)?.dynamicallyImportedIds ?? [])
  const neededBy = new Map<string, number>()
  for (const id of screens.flatMap((screen) => [...loadedWith([screen], getModule)])) {
    neededBy.set(id, (neededBy.get(id) ?? 0) + 1)
  }

  return (id) => {
    if (start.has(id)) return 'start'
    if ([entry, site, shell].filter((part) => part.has(id)).length > 1) {
      // Talking to the server as somebody is nothing for a page that is only read.
      return site.has(id) || landing.has(id) || talk.has(id) ? 'start' : 'account'
    }
    // The shell shows no widget: what both need is no reason to load one.
    if (widget.has(id)) return shell.has(id) ? 'start' : 'widget'
    const first = shell.has(id) || home.has(id)
    if (talk.has(id) && !first && !strangers.has(id)) return 'talk'
    if (frame.has(id) && !first && !outside.has(id)) return 'frame'
    // A picture of a few lines compresses badly in a file of its own, and belongs to no page.
    if (isIcon(id) && strangers.has(id) && !first) return 'icons'
    // The same behind sign-in: the shell, which names every file of every screen, names one for all of them.
    // What few screens draw is nothing for the others.
    const screensWithIt = first || outside.has(id) || !isIcon(id) ? 0 : (neededBy.get(id) ?? 0)
    if (screensWithIt > 1) return screensWithIt > many ? 'signs' : 'rare-signs'
    // Some page outside needs it too, but not those strangers see first: theirs stay small.
    if (inside.has(id) && outside.has(id)) return first && !strangers.has(id) ? 'common' : null
    // What the first screen fetches later must not bring signing in with it.
    if (entry.has(id)) return landingLater.has(id) ? 'account' : 'entry'
    if (site.has(id)) return 'site'
    if (landing.has(id)) return 'landing'
    if (shell.has(id)) return 'shell'
    return home.has(id) && (neededBy.get(id) ?? 0) > many ? 'screens' : null
  }
}

const isIcon = (id: string) => /[\\/]lucide-react[\\/].*[\\/]icons[\\/]/.test(id)
