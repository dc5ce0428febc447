import { readFileSync } from 'node:fs'
import { fromRoot } from '../../api/bootstrap/paths.mjs'

/** The script behind a package's command, to be run with Node itself: the same on every platform. */
export function nodeBin(packageName, command) {
  const folder = fromRoot('node_modules', packageName)
  const { bin } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'))
  return `${folder}/${typeof bin === 'string' ? bin : bin[command]}`
}
