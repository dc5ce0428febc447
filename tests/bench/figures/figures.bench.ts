import { join } from 'node:path'
import { createRollUps } from '#api/analytics/roll-ups.ts'
import { ensureBuilt } from '#api/bootstrap/build.mjs'
import { dayOf, daysOfMonth, dayText, monthOf } from '#mocks/contracts/analytics/figure-range.ts'
import { getFigures } from '#mocks/contracts/analytics/figures.contract.ts'
import { signUp } from '../../harness/sign-up.ts'
import { startApp } from '../../harness/start-app.ts'
import { makeAgent } from '../../harness/workspace-people.ts'
import { median } from '../shared/statistics.ts'
import { printTable, type Row } from '../shared/table.ts'
import { figurePaints } from './figure-paints.ts'
import { fillYear, perConversation } from './fill-year.ts'
import type { TalkedTo } from './talked-to.ts'

const few = 100
const mostTimes = 1.5

interface FiguresBenchOptions {
  /** Conversations of the year, of ten messages each. */
  conversations: number
  /** Times a range is asked for over HTTP. */
  rounds: number
  /** Times a page is opened in a browser. */
  paints: number
}

/**
 * How long a year of an agent's figures takes to open against a week of the same agent's, over HTTP and in a browser,
 * and the list of its conversations against one of a hundred.
 */
export async function benchFigures({ conversations, rounds, paints }: FiguresBenchOptions): Promise<void> {
  await ensureBuilt()
  const app = await startApp({ dist: join(import.meta.dirname, '../../../dist') })
  const talkedTo = async (count: number): Promise<TalkedTo> => {
    const owner = await signUp(app)
    const agentId = await makeAgent(owner)
    return { ...owner, agentId, conversations: await fillYear(app, owner, agentId, count) }
  }
  try {
    const small = await talkedTo(few)
    const began = performance.now()
    const large = await talkedTo(conversations)
    const filled = performance.now()
    const hours = await createRollUps(app.deps).rebuild('eu')
    const rebuilt = performance.now()
    const count = large.conversations * perConversation
    printTable(`Figures of ${count} messages in a year`, [
      { what: `writing them, of ${conversations * perConversation}`, measured: seconds(filled - began) },
      { what: `counting all of them anew, ${hours} hours`, measured: seconds(rebuilt - filled) },
    ])
    const today = dayOf(Math.floor(app.clock.now() / 1000))
    printTable(`The same, median of ${rounds} in turns`, await overHttp(large, today, rounds))
    await figurePaints(app, { small, large, rounds: paints })
  } finally {
    await app.stop()
  }
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`

/** The week and the year up to today, asked for in turns. */
async function overHttp({ client, agentId }: TalkedTo, today: number, rounds: number): Promise<Row[]> {
  let month = monthOf(today)
  for (let back = 1; back < 12; back += 1) month = monthOf(daysOfMonth(month).first - 1)
  const ranges = [today - 6, daysOfMonth(month).first].map((first) => ({
    from: dayText(first),
    to: dayText(today),
  }))
  const taken: number[][] = [[], []]
  for (let round = -3; round < rounds; round += 1)
    for (const [at, query] of ranges.entries()) {
      const start = performance.now()
      const { status, body } = await client.call(getFigures, { params: { region: 'eu', agentId }, query })
      if (status !== 200 || body.totals.messages === 0) throw new Error(`The figures answered ${status}`)
      if (round >= 0) taken[at]!.push(performance.now() - start)
    }
  const [week = Number.NaN, year = Number.NaN] = taken.map(median)
  return [
    { what: 'a week over HTTP', measured: `${week.toFixed(1)} ms` },
    {
      what: 'a year over HTTP',
      measured: `${year.toFixed(1)} ms, ${(year / week).toFixed(2)}×`,
      goal: `≤ ${mostTimes}×`,
      met: year / week <= mostTimes,
    },
  ]
}
