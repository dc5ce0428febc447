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
 * @property {string} [after] the step it walks what came out of
 * @property {boolean} [isAlone] comes after all others, with nothing beside it
 * @property {boolean} [needsBrowser]
 * @property {boolean} [isDeep] runs only when deep, or when it is named
 * @property {(context: Context) => Promise<StepOutcome>} run
 */

/**
 * Every suite of the repository. Two at a time are run, in this order: the longest from the start, beside it what is
 * cheapest to hear of first.
 * @type {Step[]}
 */
export const steps = [
  // Looks at the colours of each story in the dark, too.
  vitestStep('light', { needsBrowser: true }),
  {
    name: 'lint',
    run: (context) => runCommand(nodeBin('@biomejs/biome', 'biome'), ['ci', '--colors=off', '.'], context),
  },
  {
    name: 'typecheck',
    run: (context) => runCommand(nodeBin('typescript', 'tsc'), ['--noEmit'], context),
  },
  { name: 'audit', run: runAudit },
  vitestStep('unit'),
  vitestStep('api'),
  {
    name: 'storybook',
    run: (context) => runCommand(nodeBin('storybook', 'storybook'), ['build', '--quiet'], context),
  },
  { name: 'mongo', run: runOnMongo },
  vitestStep('visual', { after: 'storybook', needsBrowser: true }),
  vitestStep('rtl', { needsBrowser: true }),
  { name: 'schemathesis', isDeep: true, run: runSchemathesis },
  vitestStep('dark', { needsBrowser: true, isDeep: true }),
  { name: 'build', isAlone: true, run: runBuild },
  { name: 'e2e', isAlone: true, needsBrowser: true, run: runEndToEnd },
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
