import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { dividedChunks, type FileOf } from '../../build/divided-chunks.ts'
import { type GetModule, loadedWith } from '../../build/module-graph.ts'

/** Where the files of the embed begin, as paths from the repository's root. */
export interface EmbedFiles {
  /** What the page loads at once. */
  start: string
  /** What is loaded with the first word of a conversation. */
  talk: string
  /** What may be loaded without that. */
  apart: readonly string[]
}

/**
 * Keeps what the page loads at once in one file, and a conversation in another. Left alone, the bundler gives Preact
 * a file of its own as soon as something that is fetched later fetches something itself, and two files compress worse
 * than one.
 */
export function oneScript(files: EmbedFiles): Plugin {
  return dividedChunks('one-script', (getModule) => divide(files, getModule))
}

function divide({ start, talk, apart }: EmbedFiles, getModule: GetModule): FileOf {
  const load = (...paths: string[]) =>
    loadedWith(
      paths.map((path) => resolve(path)),
      getModule,
    )
  const first = load(start)
  const said = load(talk)
  const others = load(...apart)
  return (id) => {
    if (first.has(id)) return 'embed'
    return said.has(id) && !others.has(id) ? 'thread' : null
  }
}
