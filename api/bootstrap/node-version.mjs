import { readFileSync } from 'node:fs'
import { fromRoot } from './paths.mjs'

/** Ends the process with a plain sentence when Node is older than package.json's `engines.node` (`>=major.minor`). */
export function requireSupportedNode(actual = process.versions.node) {
  const problem = nodeVersionProblem(actual)
  if (!problem) return
  process.stderr.write(`${problem}\n`)
  process.exit(1)
}

/** Why this Node cannot run VoiceGlow, or null when it can. */
export function nodeVersionProblem(actual) {
  const { engines } = JSON.parse(readFileSync(fromRoot('package.json'), 'utf8'))
  const wanted = engines.node.replace(/^>=\s*/, '')
  if (compareVersions(actual, wanted) >= 0) return null
  return `VoiceGlow needs Node ${wanted} or newer; this is Node ${actual}. Get a current one from https://nodejs.org`
}

/** Negative, zero or positive, like a sort comparator; missing parts count as 0. */
function compareVersions(left, right) {
  const a = left.split('.').map(Number)
  const b = right.split('.').map(Number)
  for (let i = 0; i < 3; i++) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
