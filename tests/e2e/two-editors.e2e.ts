import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { pageClient } from '../bench/product/page-client.ts'
import type { Visit } from './harness/browser.ts'
import { readInvitation } from './harness/outbox.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agentoftwo000001'
const guestEmail = 'colleague@example.com'

/** The agent's page as one of two people has it open. */
class Editor {
  readonly page: Page
  constructor({ page }: Visit) {
    this.page = page
  }
  field(label: string) {
    return this.page.getByRole('textbox', { name: label, exact: true })
  }
  press(name: string) {
    return this.page.getByRole('button', { name, exact: true }).click()
  }
  says(text: string) {
    return this.page.getByText(text, { exact: true }).first().waitFor()
  }
  async open(url: string) {
    await this.page.goto(url)
    await this.field('Name').waitFor()
  }
}

describe('two people edit one agent at once', () => {
  let product: Product
  let visits: Visit[]
  let ada: Editor
  let bo: Editor
  const address = () => `${product.url}/app/eu/agents/${agentId}/overview`

  beforeAll(async () => {
    product = await startProduct()
    const owner = await product.signUp('owner@example.com')
    const guest = await product.signUp(guestEmail)
    visits = [owner, guest]
    await owner.page.getByRole('button', { name: /^Workspace:/ }).click()
    await owner.page.getByRole('menuitem', { name: 'New User' }).click()
    await owner.page.getByRole('textbox', { name: 'Email' }).fill(guestEmail)
    await owner.page.getByRole('button', { name: 'Invite' }).click()
    await owner.page.getByText(`Successfully invited ${guestEmail}`).waitFor()
    const link = await readInvitation(product.url, guestEmail)
    const workspaceId = /workspaces\/([\w-]+)\//.exec(link)?.[1]
    const made = await pageClient(owner.page).call(saveAgent, {
      params: { region: 'eu', agentId },
      body: { title: 'Shared desk', workspaceId },
    })
    expect(made.status).toBe(200)
    await guest.page.goto(link)
    await guest.page.getByRole('button', { name: /^Join / }).click()
    await guest.page.waitForURL(/\/app\/eu\/agents/)
    ;[ada, bo] = [new Editor(owner), new Editor(guest)]
    await ada.open(address())
    await bo.open(address())
  })
  afterAll(() => product?.stop())

  it('what they change in different places is merged', async () => {
    await ada.field('Name').fill('Shared desk of Ada')
    await bo.field('Description').fill('Written by Bo.')
    await ada.press('Save changes')
    await ada.says('All changes saved.')
    await bo.press('Save changes')
    await bo.says('All changes saved.')
    expect(await bo.field('Name').inputValue()).toBe('Shared desk of Ada')
    await ada.open(address())
    expect(await ada.field('Description').inputValue()).toBe('Written by Bo.')
  })

  it('what both change is asked about, and theirs can be taken', async () => {
    await ada.field('Greeting').fill('Hello from Ada')
    await bo.field('Greeting').fill('Hello from Bo')
    await bo.field('Name').fill('Desk of Bo')
    await ada.press('Save changes')
    await ada.says('All changes saved.')
    await bo.press('Save changes')
    await bo.says('Someone else changed this meanwhile.')
    await bo.says('Hello from Ada')
    expect(await bo.field('Greeting').inputValue()).toBe('Hello from Bo')
    await bo.press('Load theirs')
    expect(await bo.field('Greeting').inputValue()).toBe('Hello from Ada')
    expect(await bo.field('Name').inputValue()).toBe('Desk of Bo')
    await bo.press('Save changes')
    await bo.says('All changes saved.')
  })

  it('or mine kept, and nothing is published before somebody chose', async () => {
    await ada.open(address())
    await ada.field('Greeting').fill('Good evening from Ada')
    await bo.field('Greeting').fill('Good evening from Bo')
    await ada.press('Publish')
    await ada.says('Version 2 is live')
    await bo.press('Publish')
    await bo.says('The agent could not be published')
    await bo.says('Someone else changed this meanwhile.')
    const visitor = await product.open()
    await visitor.page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    await visitor.page.getByText('Good evening from Ada').waitFor()
    await visitor.context.close()
    await bo.press('Keep mine')
    await bo.says('All changes saved.')
    await bo.press('Publish')
    await bo.says('Version 3 is live')
  })

  it('a version is not restored over changes one has not seen', async () => {
    await ada.open(address())
    await ada.press('Agent actions')
    await ada.page.getByRole('menuitem', { name: 'Version History' }).click()
    const drawer = ada.page.getByRole('dialog', { name: 'Version History' })
    await drawer.getByRole('button', { name: /^Version 1/ }).click()
    await drawer.getByRole('button', { name: 'Restore', exact: true }).waitFor()
    await bo.field('Description').fill('Bo was here.')
    await bo.press('Save changes')
    await bo.says('All changes saved.')
    await drawer.getByRole('button', { name: 'Restore', exact: true }).click()
    await drawer.getByText('Version 1 was not restored').waitFor()
    await drawer.locator('del', { hasText: 'here' }).waitFor()
    await bo.open(address())
    expect(await bo.field('Description').inputValue()).toBe('Bo was here.')
  })

  it('no page broke a rule on the way', () => {
    // A refused save is a line in the browser's console; nothing else is.
    const faults = visits.flatMap((visit) => visit.faults)
    expect(faults.filter((fault) => !fault.includes('409 (Conflict)'))).toEqual([])
  })
})
