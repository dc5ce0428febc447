import { describe, expect, it } from 'vitest'
import { createFigureFloors } from '#api/analytics/figure-floors.ts'
import { hourOf } from '#api/analytics/figure-marks.ts'
import { createRollUps, type FigureHourDoc } from '#api/analytics/roll-ups.ts'
import { upgradeFigures } from '#api/analytics/upgrade-figures.ts'
import { createLeadRepository } from '#api/leads/lead.repository.ts'
import { getFigures } from '#mocks/contracts/analytics/figures.contract.ts'
import { getHome } from '#mocks/contracts/analytics/home.contract.ts'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { saveLead } from '#mocks/contracts/leads/lead.contract.ts'
import { setUpApp, setUpOwnerOfAgent } from '../harness/set-up.ts'
import { newAgentId } from '../harness/sign-up.ts'
import { visitorClient } from '../harness/workspace-people.ts'

const sumStores = ['figureHours', 'figureDays', 'figureMonths']

describe('leads in figures', () => {
  const app = setUpApp()
  const owner = setUpOwnerOfAgent(app)

  const about = () => ({ region: 'eu', agentId: owner.agentId }) as const
  const rollUps = () => createRollUps(app.deps)
  const leads = () => createLeadRepository(app.deps.stores).leads('eu')
  async function write(text: string): Promise<void> {
    const visitor = await visitorClient(app, 'eu', owner.agentId)
    const { status } = await visitor.call(sendVisitorMessage, { params: about(), body: { text } })
    expect(status).toBe(200)
  }
  async function read() {
    const today = new Date(app.clock.now()).toISOString().slice(0, 10)
    const query = { from: today, to: today }
    const { body } = await owner.client.call(getFigures, { params: about(), query })
    return { leads: body.totals.leads, of: body.leadSources, steps: body.steps.map((step) => step.leads) }
  }

  it('are those visitors left, by what they came from; one that a member adds is none', async () => {
    await write('You can write to me at ada@example.com')
    const body = { name: 'Added by hand', email: 'hand@example.com' }
    const added = await owner.client.call(saveLead, { params: { ...about(), leadId: newAgentId() }, body })
    expect(added.status, added.text).toBe(200)
    expect(await read()).toEqual({ leads: 1, of: [{ name: 'words', count: 1 }], steps: [1] })
    const { body: home } = await owner.client.call(getHome, { params: about() })
    expect([home.today.leads, home.week.leads]).toEqual([1, 1])
  })

  it('are told on Home from the moment of the last visit, within its hour, too', async () => {
    app.clock.advance(5000)
    const since = String(Math.floor(app.clock.now() / 1000))
    const seen = async () =>
      (await owner.client.call(getHome, { params: about(), query: { since } })).body.sinceVisit
    expect(await seen()).toMatchObject({ conversations: 0, leads: 0 })
    await write('My address is grace@example.com')
    expect(await seen()).toMatchObject({ conversations: 1, leads: 1 })
  })

  it('are the same counted anew', async () => {
    app.clock.advance(5000)
    await rollUps().round()
    const before = await read()
    for (const name of sumStores) await app.deps.stores.eu.collection(name).deleteMany({})
    await rollUps().rebuild('eu')
    expect(await read()).toEqual(before)
    expect(before.leads).toBe(2)
  })

  it('are counted in what an earlier version kept without them', async () => {
    for (const name of sumStores) {
      const kept = app.deps.stores.eu.collection<FigureHourDoc>(name)
      for (const { _id } of await kept.find({}).toArray()) {
        await kept.updateOne({ _id }, { $unset: { leads: '', leadSources: '' } })
      }
    }
    expect(await read()).toEqual({ leads: 0, of: [], steps: [0] })
    await upgradeFigures(app.deps.stores, 'eu')
    expect((await read()).leads).toBe(2)
  })

  it('stay as they were counted in an hour that a retention closed', async () => {
    const { createdAt } = (await leads().find({ agentId: owner.agentId, source: 'words' }).toArray())[0]!
    await createFigureFloors(app.deps).close('eu', owner.agentId, hourOf(createdAt))
    await leads().deleteMany({ agentId: owner.agentId })
    await rollUps().rebuild('eu')
    expect((await read()).leads).toBe(2)
  })
})
