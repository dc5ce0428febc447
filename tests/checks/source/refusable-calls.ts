import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Needs } from '#mocks/contracts/shared/needs.ts'
import { importsOf } from './imports.ts'
import { repositoryRoot } from './repository.ts'
import { targetOf } from './target-of.ts'

/** Reads a file given relative to the root; undefined where there is none. */
export type ReadFile = (file: string) => string | undefined

/** The contracts each screen can call, by itself or what it is made of, that refuse a member who may only look. */
export async function refusableCalls(
  screens: readonly string[],
  read: ReadFile,
): Promise<Map<string, string[]>> {
  const found = new Map<string, string[]>()
  for (const screen of screens) found.set(screen, await refusableIn(screen, read))
  return found
}

async function refusableIn(screen: string, read: ReadFile): Promise<string[]> {
  const calls = new Set<string>()
  const seen = new Set<string>()
  const waiting = [screen]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    const source = seen.has(file) ? undefined : read(file)
    seen.add(file)
    if (source === undefined) continue
    for (const { specifier, isTypeOnly, names } of importsOf(file, source)) {
      const target = targetOf(file, specifier)
      if (isTypeOnly || !target) continue
      if (target.endsWith('.contract.ts')) {
        for (const name of names) {
          const isCalled = new RegExp(`\\bcall\\(\\s*${name}\\b`).test(source)
          if (isCalled && (await isRefusable(target, name))) calls.add(name)
        }
      } else if (/^features\/.+\.tsx?$/.test(target)) waiting.push(target)
    }
  }
  return [...calls].sort()
}

async function isRefusable(file: string, name: string): Promise<boolean> {
  const module = await import(pathToFileURL(path.join(repositoryRoot, file)).href)
  const needs: Needs | undefined = module[name]?.needs
  return needs !== undefined && 'right' in needs && needs.right !== 'view'
}
