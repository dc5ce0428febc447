import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'
import { exec } from '../../api/bootstrap/exec.mjs'
import { fromRoot } from '../../api/bootstrap/paths.mjs'
import { nodeBin } from './node-bin.mjs'
import { judgeAgain, roundsAgain } from './second-look.mjs'
import { judgeVitest } from './vitest-report.mjs'

/**
 * Runs vitest projects as one step and counts their tests; of their files those the context names, if it names some.
 * What failed is looked at a second time, alone, unless somebody asked for tests by name.
 */
export async function runVitest(options) {
  const { report, timedOut, output, ...first } = await runOnce(options)
  if (first.failed === 0 || options.context.extra.length > 0) return { ...first, output }
  const rounds = []
  for (const files of roundsAgain({ timedOut, report, output })) {
    const name = `${options.name}-again`
    rounds.push({ files, ...(await runOnce({ ...options, name, context: { ...options.context, files } })) })
    if (rounds.at(-1).failed > 0) break
  }
  const outputs = [output, ...rounds.map((round) => `Once more, alone:\n${round.output}`)]
  return { ...judgeAgain(first, report, rounds), output: outputs.join('\n') }
}

async function runOnce({ name, projects, filters = [], exclude = [], context }) {
  const reportFile = fromRoot('.cache/test-results', `${name}.json`)
  mkdirSync(fromRoot('.cache/test-results'), { recursive: true })
  rmSync(reportFile, { force: true })
  const args = [
    nodeBin('vitest', 'vitest'),
    'run',
    ...projects.flatMap((project) => ['--project', project]),
    ...exclude.flatMap((pattern) => ['--exclude', pattern]),
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reportFile}`,
    ...(context.extra.length > 0 ? ['--passWithNoTests', ...context.extra] : []),
    ...(context.files ?? (context.extra.length > 0 ? [] : filters)),
  ]
  const run = await exec(process.execPath, args, {
    env: context.env,
    timeoutMs: context.timeoutMs,
    output: 'capture',
  })
  const mayBeEmpty = context.extra.length > 0
  const report = readReport(reportFile)
  // Browsers colour their messages whatever NO_COLOR says.
  const output = stripVTControlCharacters(run.output)
  return { ...judgeVitest({ ...run, report, mayBeEmpty }), report, timedOut: run.timedOut, output }
}

function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
