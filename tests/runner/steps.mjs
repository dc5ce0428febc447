import { ensureBuilt } from '../../api/bootstrap/build.mjs'
import { nodeBin } from './node-bin.mjs'
import { runAudit } from './run-audit.mjs'
import { runCommand } from './run-command.mjs'
import { runOnMongo } from './run-on-mongo.mjs'
import { runSchemathesis } from './run-schemathesis.mjs'
import { runVitest } from './run-vitest.mjs'

/**
 * @typedef {object} Context
 * @property {NodeJS.ProcessEnv} env what the suites see
 * @property {boolean} isDeep whether the long variants are asked for
 * @property {string[]} extra arguments for vitest
 * @property {string[]} [files] of the step's test files those to run; all of them without it
 * @property {number} timeoutMs longest a step may take
 * @property {string | undefined} mongoUri a MongoDB given by `TEST_MONGODB_URI`
 *
 * @typedef {import('./vitest-report.mjs').Outcome & { output?: string }} StepOutcome
 *
 * @typedef {object} Step
 * @property {string} name
 * @property {1 | 2 | 'alone'} lane lanes 1 and 2 run side by side, the steps of a lane in turn; what runs alone comes after both
 * @property {boolean} [needsBrowser]
 * @property {boolean} [isDeep] runs only when deep, or when it is named
 * @property {(context: Context) => Promise<StepOutcome>} run
 */

/** Every suite of the repository: two lanes that take about as long, the cheapest step of each first. @type {Step[]} */
export const steps = [
  {
    name: 'lint',
    lane: 1,
    run: (context) => runCommand(nodeBin('@biomejs/biome', 'biome'), ['ci', '--colors=off', '.'], context),
  },
  {
    name: 'typecheck',
    lane: 1,
    run: (context) => runCommand(nodeBin('typescript', 'tsc'), ['--noEmit'], context),
  },
  { name: 'audit', lane: 1, run: runAudit },
  vitestStep('unit', { lane: 1 }),
  vitestStep('api', { lane: 1 }),
  { name: 'mongo', lane: 1, run: runOnMongo },
  { name: 'schemathesis', lane: 1, isDeep: true, run: runSchemathesis },
  vitestStep('rtl', { lane: 1, needsBrowser: true }),
  // Looks at the colours of each story in the dark, too.
  vitestStep('light', { lane: 2, needsBrowser: true }),
  vitestStep('dark', { lane: 2, needsBrowser: true, isDeep: true }),
  {
    name: 'storybook',
    lane: 2,
    run: (context) => runCommand(nodeBin('storybook', 'storybook'), ['build', '--quiet'], context),
  },
  // Walks the Storybook of the step before.
  vitestStep('visual', { lane: 2, needsBrowser: true }),
  { name: 'build', lane: 'alone', run: runBuild },
  { name: 'e2e', lane: 'alone', needsBrowser: true, run: runEndToEnd },
]

function vitestStep(name, where) {
  return { name, ...where, run: (context) => runVitest({ name, projects: [name], context }) }
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
