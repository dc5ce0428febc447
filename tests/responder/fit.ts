import { readFileSync, writeFileSync } from 'node:fs'
import { createEncoderClient } from '#api/encoder/encoder-client.ts'
import { answerOf } from '#api/knowledge-index/answer-of.ts'
import { findCandidates } from '#api/knowledge-index/candidates.ts'
import { replyOf } from '#api/knowledge-index/compose-answer.ts'
import { type Features, featuresOf } from '#api/knowledge-index/features.ts'
import {
  decisionFeatures,
  hardFactFactor,
  type Ranked,
  sigmoid,
  weigh,
} from '#api/knowledge-index/find-answer.ts'
import { tokens } from '#api/knowledge-index/language/fold.ts'
import { questionMeanings, readMeanings } from '#api/knowledge-index/meanings.ts'
import { type Question, readQuestion } from '#api/knowledge-index/question.ts'
import { indexSite, type SiteIndex } from '#api/knowledge-index/site-index.ts'
import { fitLogistic, fitRanking as fitRows } from './learn.ts'
import { type AskedQuestion, isRight, readSet } from './read-set.ts'

/** One question with its candidates and which of them are right. */
interface Example {
  site: string
  lang: string
  kind: string
  index: SiteIndex
  asked: AskedQuestion
  question: Question
  candidates: { candidate: Ranked['candidate']; features: Features; right: boolean; reply: string }[]
}

type Weights = Record<string, number>

const say = (line: string) => process.stdout.write(`${line}\n`)
const folder =
  process.argv.slice(2).find((one) => !one.startsWith('--')) ??
  new URL('sets/train', import.meta.url).pathname
const verbose = process.argv.includes('--look')
const only = process.argv.find((one) => one.startsWith('--site='))?.slice(7)
const save = process.argv.includes('--save')

const withMeaning = !process.argv.includes('--words')
const encoder = withMeaning ? createEncoderClient() : undefined

async function examples(): Promise<Example[]> {
  const all: Example[] = []
  for (const site of readSet(folder)) {
    const index = await indexSite(site.docs, site.lang)
    if (encoder) index.meanings = await readMeanings(index, encoder)
    for (const asked of site.questions) {
      const meanings = encoder && (await questionMeanings(asked.q, tokens(asked.q), encoder))
      const question = readQuestion(asked.q, index, meanings)
      const found = findCandidates(question, index)
      const features = featuresOf(found, question, index)
      const candidates = found.map((candidate, at) => {
        const reply = replyOf(candidate.unit, question, index).text
        return {
          candidate,
          features: features[at]!,
          right: !asked.unanswerable && isRight(reply, asked),
          reply,
        }
      })
      all.push({ site: site.id, lang: site.lang, kind: site.kind, index, asked, question, candidates })
    }
  }
  return all
}

const toRow = (features: Features, names: readonly string[]) =>
  Float64Array.from(names, (name) => features[name] ?? 0)
let rankNames: string[] = []
let decideNames: string[] = []
const rows = new Map<Example, Float64Array[]>()

function rowsOf(example: Example): Float64Array[] {
  let made = rows.get(example)
  if (!made) {
    made = example.candidates.map(({ features }) => toRow(features, rankNames))
    rows.set(example, made)
  }
  return made
}

function fitRanking(data: Example[], l2: number): Weights {
  const groups = data.map((one) => ({ rows: rowsOf(one), right: one.candidates.map(({ right }) => right) }))
  const weights = fitRows(groups, rankNames.length, l2)
  return Object.fromEntries(rankNames.map((name, index) => [name, weights[index]!]))
}

interface Decided {
  features: Features
  right: boolean
  weight: number
}

function ranked(example: Example, weights: Weights): Ranked[] {
  return example.candidates
    .map(({ candidate, features }) => ({ candidate, features, score: weigh(features, weights) }))
    .sort((a, b) => b.score - a.score)
}

/** What would be said to a question, and whether it is right. */
function replyTo({ question, index, asked }: Example, order: readonly Ranked[]) {
  const answer = answerOf(order, question, index)
  return { answer, right: !asked.unanswerable && isRight(answer.text, asked) }
}

function toDecide(example: Example, weights: Weights): Decided | undefined {
  const order = ranked(example, weights)
  if (order.length === 0) return undefined
  const { right, answer } = replyTo(example, order)
  return {
    features: decisionFeatures(order, answer, example.question, example.index),
    right,
    weight: example.asked.unanswerable ? 1.5 : 1,
  }
}

function fitDeciding(data: Decided[], l2: number): Weights {
  decideNames = [...new Set(data.flatMap(({ features }) => Object.keys(features)))]
  const weights = fitLogistic(
    data.map(({ features }) => toRow(features, decideNames)),
    data.map(({ right }) => right),
    data.map(({ weight }) => weight),
    l2,
  )
  return Object.fromEntries(decideNames.map((name, index) => [name, weights[index]!]))
}

const rankL2 = 0.004
const decideL2 = 0.004

const began = performance.now()
const data = await examples()
const sites = [...new Set(data.map(({ site }) => site))]
rankNames = [
  ...new Set(data.flatMap(({ candidates }) => (candidates[0] ? Object.keys(candidates[0].features) : []))),
]
await encoder?.close()
say(`read ${((performance.now() - began) / 1000).toFixed(1)} s, ${data.length} questions`)
const folds = 6
// Where hardly more is made up than before: words alone must be surer.
const knownFrom = withMeaning ? 0.55 : 0.6
interface Outcome {
  example: Example
  probability: number
  right: boolean
  reply: string
}
const outcomes: Outcome[] = []
for (let fold = 0; fold < folds; fold++) {
  const held = sites.filter((_, index) => index % folds === fold)
  if (only && !held.includes(only)) continue
  const train = data.filter((one) => !held.includes(one.site))
  const weights = fitRanking(train, rankL2)
  // The decision must see rankings of sites the ranker did not fit on, else it trusts too much: two halves.
  const others = [...new Set(train.map((one) => one.site))]
  const decided: Decided[] = []
  for (const half of [0, 1, 2]) {
    const inner = fitRanking(
      train.filter((one) => others.indexOf(one.site) % 3 !== half),
      rankL2,
    )
    for (const one of train) {
      if (others.indexOf(one.site) % 3 !== half) continue
      const made = toDecide(one, inner)
      if (made) decided.push(made)
    }
  }
  const deciding = fitDeciding(decided, decideL2)
  for (const example of data.filter((one) => held.includes(one.site) && (!only || one.site === only))) {
    const order = ranked(example, weights)
    const top = order[0] && replyTo(example, order)
    outcomes.push({
      example,
      probability: order[0]
        ? sigmoid(weigh(decisionFeatures(order, top!.answer, example.question, example.index), deciding)) *
          hardFactFactor(example.question, top!.answer.text, example.index.language)
        : 0,
      right: top?.right ?? false,
      reply: top?.answer.text ?? '',
    })
  }
}
report()
if (save) {
  const all = fitRanking(data, rankL2)
  const decided: Decided[] = []
  for (const half of [0, 1, 2, 3]) {
    const inner = fitRanking(
      data.filter((one) => sites.indexOf(one.site) % 4 !== half),
      rankL2,
    )
    for (const one of data) {
      if (sites.indexOf(one.site) % 4 !== half) continue
      const made = toDecide(one, inner)
      if (made) decided.push(made)
    }
  }
  const rounded = (weights: Weights) =>
    Object.fromEntries(
      Object.entries(weights).map(([name, value]) => [name, Math.round(value * 1000) / 1000]),
    )
  const path = new URL('../../api/knowledge-index/weights.json', import.meta.url)
  const weights = JSON.parse(readFileSync(path, 'utf8'))
  weights[withMeaning ? 'meaning' : 'words'] = {
    ranking: rounded(all),
    deciding: rounded(fitDeciding(decided, decideL2)),
    knownFrom,
  }
  writeFileSync(path, `${JSON.stringify(weights, null, 2)}\n`)
}

function report(): void {
  const pct = (part: number, all: number) =>
    all === 0 ? '-' : `${part}/${all} ${Math.round((100 * part) / all)}%`
  const can = outcomes.filter(({ example }) => !example.asked.unanswerable)
  const cannot = outcomes.filter(({ example }) => example.asked.unanswerable)
  for (const t of [0.2, 0.33, 0.4, 0.5, 0.6]) {
    const right = can.filter((one) => one.right && one.probability >= t)
    const wrong = can.filter((one) => !one.right && one.probability >= t)
    const made = cannot.filter((one) => one.probability >= t)
    say(
      `t=${t} right ${pct(right.length, can.length)} wrong ${pct(wrong.length, can.length)} made up ${pct(made.length, cannot.length)}`,
    )
  }
  say(
    `top right ${pct(can.filter((one) => one.right).length, can.length)}; right among candidates ${pct(can.filter(({ example }) => example.candidates.some((one) => one.right)).length, can.length)}`,
  )
  const t = 0.4
  const by = (read: (outcome: Outcome) => string) => {
    const groups = new Map<string, Outcome[]>()
    for (const one of outcomes) groups.set(read(one), [...(groups.get(read(one)) ?? []), one])
    for (const [name, list] of groups) {
      const a = list.filter(({ example }) => !example.asked.unanswerable)
      const u = list.filter(({ example }) => example.asked.unanswerable)
      say(
        `  ${name.padEnd(22)} right ${pct(a.filter((one) => one.right && one.probability >= t).length, a.length).padEnd(12)} top ${pct(a.filter((one) => one.right).length, a.length).padEnd(12)} among ${pct(a.filter(({ example }) => example.candidates.some((one) => one.right)).length, a.length).padEnd(12)} made up ${pct(u.filter((one) => one.probability >= t).length, u.length)}`,
      )
    }
  }
  by(({ example }) => example.site)
  by(({ example }) => example.lang)
  by(
    ({ example }) =>
      example.asked.style ?? (example.asked.unanswerable ? `un:${example.asked.kind}` : 'plain'),
  )
  if (!verbose) return
  for (const { example, right, probability, reply } of outcomes) {
    const { asked, question, candidates } = example
    const bad = asked.unanswerable ? probability >= t : !right || probability < t
    if (!bad) continue
    const goal = candidates.findIndex((one) => one.right)
    say(
      `\n[${example.site}] ${asked.unanswerable ? 'MADE UP' : right ? 'REFUSED' : probability < t ? 'refused+wrong' : 'WRONG'} p=${probability.toFixed(2)} "${asked.q}" (${asked.kind}) types=${[...question.types]} lang=${question.language}`,
    )
    say(
      `   terms: ${question.terms.map((term) => `${term.folded}:${term.weight.toFixed(2)}[${[...term.found].slice(0, 4).map(([one, credit]) => `${one} ${credit}`)}]`).join('  ')}`,
    )
    say(`   said: ${reply.replaceAll('\n', ' / ').slice(0, 220)}`)
    if (asked.expect)
      say(
        `   expect: ${asked.expect.join(' & ')}  ${goal === -1 ? 'NOT AMONG CANDIDATES' : `right: ${candidates[goal]!.reply.replaceAll('\n', ' / ').slice(0, 160)}`}`,
      )
  }
}
