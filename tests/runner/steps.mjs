import { ensureBuilt } from '../../api/bootstrap/build.mjs'
import { nodeBin } from './node-bin.mjs'
import { runCommand } from './run-command.mjs'
import { runOnMongo } from './run-on-mongo.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env what the suites see
 * @property {boolean} isDeep whether the long variants are asked for
 * @property {string[]} extra arguments for vitest
 * @property {number} timeoutMs longest a step may take
 * @property {string | undefined} mongoUri a MongoDB given by `TEST_MONGODB_URI`
 *
 * @typedef {import('./vitest-report.mjs').Outcome & { output?: string }} StepOutcome
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {'node' | 'browser' | 'built'} lane steps of a lane run in turn; node and browser side by side, built after both
 * @property {boolean} [needsBrowser]
 * @property {(context: Context) => Promise<StepOutcome>} run
 */

/** Every suite of the repository, cheapest first in its lane. @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    lane: 'node',
    run: (context) => runCommand(nodeBin('@biomejs/biome', 'biome'), ['ci', '--colors=off', '.'], context),
  },
  {
    name: 'typecheck',
    lane: 'node',
    run: (context) => runCommand(nodeBin('typescript', 'tsc'), ['--noEmit'], context),
  },
  vitestStep('unit', 'node'),
  vitestStep('api', 'node'),
  { name: 'mongo', lane: 'node', run: runOnMongo },
  vitestStep('light', 'browser'),
  vitestStep('dark', 'browser'),
  vitestStep('rtl', 'browser'),
  {
    name: 'storybook',
    lane: 'browser',
    run: (context) => runCommand(nodeBin('storybook', 'storybook'), ['build', '--quiet'], context),
  },
  // Walks the Storybook of the step before.
  vitestStep('visual', 'browser'),
  { name: 'build', lane: 'built', run: runBuild },
  { name: 'e2e', lane: 'built', needsBrowser: true, run: runEndToEnd },
]

function vitestStep(name, lane) {
  return {
    name,
    lane,
    needsBrowser: lane === 'browser',
    run: (context) => runVitest({ name, projects: [name], context }),
  }
}

async function runBuild() {
  try {
    await ensureBuilt({ log: () => {} })
    return { passed: 1, failed: 0, skipped: 0, notes: [] }
  } catch (error) {
    return { passed: 0, failed: 1, skipped: 0, notes: [], output: error.message }
  }
}

/** The journeys walk the built app, so a broken build is their failure. */
async function runEndToEnd(context) {
  const build = await runBuild()
  return build.failed > 0 ? build : runVitest({ name: 'e2e', projects: ['e2e'], context })
}
