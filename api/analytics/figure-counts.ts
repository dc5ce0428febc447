import type { Counted, UsedSource } from '#mocks/contracts/analytics/figures.schema.ts'
import { emptyHistogram, type Histogram } from '#mocks/contracts/analytics/histogram.ts'
import type { Projection } from '../store/store.ts'

/** What a model did. */
export interface ModelCounts {
  modelId: string
  featureKey: string
  answers: number
  failed: number
  promptTokens: number
  completionTokens: number
  milliCredits: number
  took: Histogram
}

/** What a document of counts is read without where only its numbers are told. */
export const numbersAlone: Projection = {
  ...{
    channels: 0,
    leadSources: 0,
    languages: 0,
    countries: 0,
    pages: 0,
    failures: 0,
    sources: 0,
    models: 0,
    hours: 0,
    visitorKeys: 0,
  },
}

/** What is counted of an agent in an hour, a day or a month. */
export interface FigureCounts {
  conversations: number
  /** Who wrote, each once a day. */
  visitors: number
  messages: number
  answered: number
  unknown: number
  handedOver: number
  requests: number
  /** Of visitors themselves. */
  leads: number
  up: number
  down: number
  /** Of visitors' answers; what test chats cost stands with the models. */
  milliCredits: number
  /** Messages of visitors. */
  asked: number
  firstAnswer: Histogram
  firstPerson: Histogram
  channels: Counted[]
  leadSources: Counted[]
  languages: Counted[]
  countries: Counted[]
  pages: Counted[]
  sources: UsedSource[]
  models: ModelCounts[]
  failures: Counted[]
}

/** Most names that are kept of a list; the rarest go. */
const mostNames = 60
const mostSources = 300

const numbers = [
  'conversations',
  'visitors',
  'messages',
  'answered',
  'unknown',
  'handedOver',
  'requests',
  'leads',
  'up',
  'down',
  'milliCredits',
  'asked',
] as const
const lists = ['channels', 'languages', 'countries', 'pages', 'failures', 'leadSources'] as const
const times = ['firstAnswer', 'firstPerson'] as const

/** Nothing counted yet. */
export function noCounts(): FigureCounts {
  return {
    ...(Object.fromEntries(numbers.map((name) => [name, 0])) as Record<(typeof numbers)[number], number>),
    ...(Object.fromEntries(lists.map((name) => [name, []])) as unknown as Record<
      (typeof lists)[number],
      Counted[]
    >),
    firstAnswer: emptyHistogram(),
    firstPerson: emptyHistogram(),
    sources: [],
    models: [],
  }
}

/** Counts a name in a list. */
export function countName(list: Counted[], name: string): void {
  const found = list.find((each) => each.name === name)
  if (found) found.count += 1
  else list.push({ name, count: 1 })
}

/** Counts what an answer came from. */
export function countSource(list: UsedSource[], { title, url }: Omit<UsedSource, 'count'>): void {
  const found = list.find((each) => each.url === url && each.title === title)
  if (found) found.count += 1
  else list.push({ title, url, count: 1 })
}

/** The counts of a model for one thing it is asked for, made when there are none. */
export function modelCounts(list: ModelCounts[], modelId: string, featureKey: string): ModelCounts {
  const found = list.find((each) => each.modelId === modelId && each.featureKey === featureKey)
  if (found) return found
  const fresh: ModelCounts = {
    ...{ modelId, featureKey, answers: 0, failed: 0, promptTokens: 0, completionTokens: 0, milliCredits: 0 },
    took: emptyHistogram(),
  }
  list.push(fresh)
  return fresh
}

/** The sum of several; lists with the most frequent name first, and not longer than is kept. */
export function sumCounts(all: readonly FigureCounts[]): FigureCounts {
  const sum = noCounts()
  for (const counts of all) {
    // Sums of earlier versions lack what is counted since.
    for (const name of numbers) sum[name] += counts[name] ?? 0
    for (const name of times) addTimes(sum[name], counts[name])
    for (const model of counts.models) addModel(sum.models, model)
  }
  for (const name of lists) {
    sum[name] = sumList(
      all.map((counts) => counts[name] ?? []),
      (each) => each.name,
    )
  }
  sum.sources = sumList(
    all.map(({ sources }) => sources),
    ({ url, title }) => `${url} ${title}`,
  )
  return ordered(sum)
}

/** One list of several, in which each thing stands once. */
function sumList<T extends { count: number }>(parts: readonly T[][], keyOf: (each: T) => string): T[] {
  const sum = new Map<string, T>()
  for (const each of parts.flat()) {
    const key = keyOf(each)
    const found = sum.get(key)
    if (found) found.count += each.count
    else sum.set(key, { ...each })
  }
  return [...sum.values()]
}

function addModel(models: ModelCounts[], each: ModelCounts): void {
  const found = modelCounts(models, each.modelId, each.featureKey)
  found.answers += each.answers
  found.failed += each.failed
  found.promptTokens += each.promptTokens
  found.completionTokens += each.completionTokens
  found.milliCredits += each.milliCredits
  addTimes(found.took, each.took)
}

function addTimes(sum: Histogram, counts: readonly number[]): void {
  for (const [bucket, count] of counts.entries()) sum[bucket] = (sum[bucket] ?? 0) + count
}

/** The same counts, their lists in the one order that depends on nothing but what was counted. */
export function ordered(counts: FigureCounts): FigureCounts {
  for (const name of lists) counts[name] = mostFirst(counts[name], (each) => each.name)
  counts.sources = mostFirst(counts.sources, ({ url, title }) => `${url} ${title}`, mostSources)
  counts.models.sort(
    (a, b) => b.answers - a.answers || compare(a.modelId + a.featureKey, b.modelId + b.featureKey),
  )
  return counts
}

function mostFirst<T extends { count: number }>(
  list: T[],
  nameOf: (each: T) => string,
  most = mostNames,
): T[] {
  return list.toSorted((a, b) => b.count - a.count || compare(nameOf(a), nameOf(b))).slice(0, most)
}

function compare(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
