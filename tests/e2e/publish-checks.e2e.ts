import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { listVersions } from '#mocks/contracts/agents/version.contract.ts'
import { listCheckCases, saveCheckCase } from '#mocks/contracts/publishing/case.contract.ts'
import { pageClient } from '../bench/product/page-client.ts'
import type { Visit } from './harness/browser.ts'
import { picturesIn } from './harness/pictures.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agentwithchecks1'
const params = { region: 'eu', agentId }
const { picture } = picturesIn('CHECKS_PICTURES')

describe('checks stop a publish until somebody says why', () => {
  let product: Product
  let owner: Visit

  beforeAll(async () => {
    product = await startProduct()
    owner = await product.signUp('owner@example.com')
    const session = await owner.page.evaluate(async () => (await fetch('/api/eu/session')).json())
    const made = await pageClient(owner.page).call(saveAgent, {
      params,
      body: { title: 'Harbour', workspaceId: session.workspaces[0].uid },
    })
    expect(made.status, made.text).toBe(200)
    const changed = await pageClient(owner.page).call(saveAgent, { params, body: { title: 'Harbour café' } })
    expect(changed.status, changed.text).toBe(200)
  }, 120_000)

  afterAll(async () => {
    await product?.stop()
  })

  it('writes a check that fails, is stopped at Publish, gives a reason and is live; a client approves from a link', async () => {
    const { page } = owner
    await page.goto(`${product.url}/app/eu/agents/${agentId}/nodes?tab=checks`)
    await page.getByRole('button', { name: 'New check' }).click()
    await page.getByRole('textbox', { name: /^Question/ }).fill('When do you open?')
    await page.getByRole('textbox', { name: /^The answer must say/ }).fill('at nine')
    await page.getByRole('button', { name: 'Save check' }).click()
    await page.getByRole('button', { name: 'Run checks' }).click()
    await page.getByText('Failing', { exact: true }).waitFor()
    await page.getByRole('button', { name: /^Show answers/ }).click()
    await page.getByText('The answer does not say “at nine”.').waitFor()
    await picture(page, 'checks')

    const answered = page.waitForResponse((response) => response.url().endsWith('/link'))
    await page.getByRole('button', { name: 'Make a link' }).click()
    const { secret } = await (await answered).json()
    const client = await product.open()
    await client.page.goto(`${product.url}/no-auth/eu/approval#${secret}`)
    await client.page.getByRole('heading', { name: 'Answers of Harbour café' }).waitFor()
    await client.page.getByText('VoiceGlow').waitFor()
    await client.page.getByRole('textbox', { name: /^Your name/ }).fill('Mia Berg')
    await picture(client.page, 'approval')
    await client.page.getByRole('button', { name: 'Approve' }).click()
    await client.page.getByText('You approved these answers').waitFor()
    expect(client.faults).toEqual([])

    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: 'The checks stop this publish' })
    await dialog.getByText('When do you open?').waitFor()
    await picture(page, 'stopped')
    await dialog.getByRole('textbox').fill('Opening hours follow tomorrow.')
    await dialog.getByRole('button', { name: 'Publish with this reason' }).click()
    await page.getByRole('button', { name: 'Published' }).waitFor()
    const versions = await pageClient(page).call(listVersions, { params })
    expect(versions.body.items[0]?.checks).toEqual({
      gate: 'failing',
      reason: 'Opening hours follow tomorrow.',
      approvedBy: 'Mia Berg',
    })
    await client.page.reload()
    await client.page.getByText('These answers are published').waitFor()

    // Another draft and another check, which were not asked: Publish asks, and publishes by itself.
    const own = pageClient(page)
    const changed = await own.call(saveAgent, { params, body: { title: 'Harbour bar' } })
    expect(changed.status, changed.text).toBe(200)
    const { items } = (await own.call(listCheckCases, { params })).body
    const caseId = items[0]?.ID ?? ''
    const body = { question: 'When do you open?', mustSay: [], mustNotSay: ['at nine'], mustCall: '' }
    const written = await own.call(saveCheckCase, { params: { ...params, caseId }, body })
    expect(written.status, written.text).toBe(200)
    await page.reload()
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await page.getByRole('button', { name: 'Run the checks and publish' }).waitFor()
    await picture(page, 'not-run')
    await page.getByRole('button', { name: 'Run the checks and publish' }).click()
    await page.getByRole('button', { name: 'Published' }).waitFor()
    expect((await own.call(listVersions, { params })).body.items[0]?.checks?.gate).toBe('passed')
    // The refusal that stopped the publish is the one thing a browser complains about.
    expect(owner.faults.filter((fault) => !fault.includes('409'))).toEqual([])
  }, 60_000)
})
