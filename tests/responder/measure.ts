import { parseArgs } from 'node:util'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { defaultIfKnowsThreshold } from '#api/knowledge-index/passage.ts'
import { countOutcomes, measureSets, type Outcome } from './measure-sets.ts'

/** Prints what the answerer makes of some sets: `node --import tsx tests/responder/measure.ts FOLDER… [--words]`. */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { words: { type: 'boolean', default: false }, threshold: { type: 'string' } },
})
const threshold = Number(values.threshold ?? defaultIfKnowsThreshold)
const encoder = values.words ? undefined : createEncoderClient()
const outcomes = await measureSets(positionals, threshold, encoder)
await encoder?.close()

const share = (part: number, all: number) =>
  (all === 0 ? '–' : `${part}/${all} ${Math.round((100 * part) / all)}%`).padEnd(13)

function row(name: string, list: readonly Outcome[]): void {
  const { answerable, unanswerable, right, wrong, madeUp } = countOutcomes(list)
  process.stdout.write(
    `${name.padEnd(14)} ${share(right, answerable)} ${share(wrong, answerable)} ${share(madeUp, unanswerable)}\n`,
  )
}

function rows(read: (outcome: Outcome) => string | undefined): void {
  for (const name of new Set(outcomes.map(read)))
    if (name)
      row(
        name,
        outcomes.filter((one) => read(one) === name),
      )
}

process.stdout.write(`${''.padEnd(14)} right         wrong         made up      (threshold ${threshold})\n`)
row('all', outcomes)
rows(({ site }) => site.kind)
rows(({ site }) => site.lang)
rows(({ asked }) => asked.style)
const { talk, talkHeard, takenForTalk } = countOutcomes(outcomes)
process.stdout.write(`small talk heard ${talkHeard}/${talk}, questions taken for it ${takenForTalk}\n`)
const times = outcomes.flatMap(({ asked, ms }) => (asked.talk ? [] : [ms])).sort((a, b) => a - b)
const at = (part: number) => times[Math.floor(times.length * part)]?.toFixed(1)
process.stdout.write(`${times.length} questions; ms a question: median ${at(0.5)}, p95 ${at(0.95)}\n`)
