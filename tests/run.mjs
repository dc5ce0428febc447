// `npm test`: sets itself up on a fresh machine, runs every suite and ends with one line of counts.
// `--only unit,light` runs those steps, `--changed` what a change can reach, `--deep` the long variants; other arguments
// go to vitest.
import { mkdirSync, writeFileSync } from 'node:fs'
import { findChromium } from '../api/bootstrap/chromium.mjs'
import { ensureInstalled } from '../api/bootstrap/install.mjs'
import { requireSupportedNode } from '../api/bootstrap/node-version.mjs'
import { fromRoot } from '../api/bootstrap/paths.mjs'
import { say } from '../api/bootstrap/say.mjs'
import { suiteEnvironment } from './runner/environment.mjs'
import { chooseSteps, parseOptions } from './runner/options.mjs'
import { runSteps } from './runner/run-steps.mjs'
import { storyLine, summaryLine, unsteadyLine } from './runner/summary.mjs'

const MINUTE_MS = 60_000

requireSupportedNode()
process.chdir(fromRoot())
const outcomes = await runAll(parseOptions(process.argv.slice(2)))
const failed = outcomes.some((outcome) => outcome.failed > 0 || outcome.isIncomplete)
// Exit only once everything has been written: a pipe that is read slowly still holds failed suites' output.
process.stdout.write(`${summaryLine(outcomes)}\n`, () => process.exit(failed ? 1 : 0))

/** Runs the chosen steps. Whatever goes wrong before them is a failure of its own. */
async function runAll(options) {
  try {
    await ensureInstalled()
    const { steps } = await import('./runner/steps.mjs')
    const chosen = await chooseOfChange(chooseSteps(steps, options), options)
    const browser = chosen.some((step) => step.needsBrowser) ? await findChromium() : {}
    const context = {
      env: suiteEnvironment({
        isDeep: options.isDeep,
        // Whoever asks for pictures wants all of them.
        isVisual: options.only?.includes('visual'),
        chromiumPath: browser.executablePath,
      }),
      isDeep: options.isDeep,
      extra: options.extra,
      timeoutMs: (options.isDeep ? 60 : 30) * MINUTE_MS,
      mongoUri: process.env.TEST_MONGODB_URI,
    }
    const outcomes = await runSteps(chosen, (step) => runStep(step, context, browser.reason))
    const stories = storyLine(outcomes)
    if (stories) say(`\n${stories}`)
    const unsteady = unsteadyLine(outcomes)
    if (unsteady) say(unsteady)
    return outcomes
  } catch (error) {
    say(error.message)
    return [{ passed: 0, failed: 1, skipped: 0 }]
  }
}

/** Of the steps those that a change can reach, each with the files it is to run; says why for every one of them. */
async function chooseOfChange(steps, { changed }) {
  if (!changed) return steps
  await import('tsx')
  const { chooseChanged } = await import('./runner/changed/choose-changed.ts')
  const { changed: files, choices } = chooseChanged(fromRoot(), changed.since)
  say(`Changed since ${changed.since ?? 'the last commit'}: ${files.length} files`)
  if (files.length === 0) return []
  for (const { name } of steps) say(`  ${name.padEnd(10)} ${choices[name].why}`)
  return steps
    .map((step) => ({ ...step, ...choices[step.name] }))
    .filter(({ files }) => files === null || files.length > 0)
}

/** One step, told once it is over. Output is shown only on failure; it is always kept in `.cache/test-results/`. */
async function runStep(step, context, noBrowser) {
  const heading = `\n── ${step.name} ${'─'.repeat(Math.max(3, 60 - step.name.length))}`
  if (step.needsBrowser && noBrowser) {
    say(`${heading}\nSKIPPED ${step.name}: ${noBrowser}`)
    return { name: step.name, seconds: 0, passed: 0, failed: 0, skipped: 1, isIncomplete: true }
  }
  const startedAt = process.hrtime.bigint()
  const outcome = await step.run(contextOf(step, context)).catch((error) => ({
    passed: 0,
    failed: 1,
    skipped: 0,
    notes: [],
    output: error.stack,
  }))
  const seconds = Number((process.hrtime.bigint() - startedAt) / 1_000_000n) / 1000
  keepLog(step.name, outcome.output ?? '')
  say(heading)
  if (outcome.failed > 0 && outcome.output) say(outcome.output.trimEnd())
  for (const note of outcome.notes) say(note)
  say(`${step.name}: ${summaryLine([outcome])} (${seconds.toFixed(1)} s)`)
  return { ...outcome, name: step.name, seconds }
}

/** A step that runs some of its files, or pictures of some components, is told which. */
function contextOf({ files, components }, context) {
  return {
    ...context,
    ...(files && { files }),
    ...(components && { env: { ...context.env, VISUAL_COMPONENTS: components.join(',') } }),
  }
}

function keepLog(name, output) {
  mkdirSync(fromRoot('.cache/test-results'), { recursive: true })
  writeFileSync(fromRoot('.cache/test-results', `${name}.log`), output)
}
