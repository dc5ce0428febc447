import { screenNames } from '../names.ts'
import type { FileSet } from '../write-files.ts'
import { browserFiles } from './browser.ts'
import { serverFiles } from './server.ts'
import { testFiles } from './tests.ts'
import { wireFiles } from './wire.ts'

/** The whole row set of one screen, from the contract to its tests. */
export function screenFiles(argument: string | undefined): FileSet {
  const names = screenNames(argument)
  return { ...wireFiles(names), ...browserFiles(names), ...serverFiles(names), ...testFiles(names) }
}
