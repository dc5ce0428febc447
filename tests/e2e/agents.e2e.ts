import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { saveAgent } from '#mocks/contracts/agents/agent.contract.ts'
import { saveWorkspace } from '#mocks/contracts/workspaces/workspace.contract.ts'
import { pageClient } from '../bench/product/page-client.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const deployHint = "You've just published your agent, it's now time to deploy"
const agentPage = /\/app\/eu\/agents\/([\w-]{16})\/overview/

describe('the life of an agent', () => {
  let product: Product
  let visit: Visit
  let page: Page
  let agentId = ''

  beforeAll(async () => {
    product = await startProduct()
    visit = await product.signUp('agents@example.com', { acceptDownloads: true })
    page = visit.page
  })
  afterAll(() => product?.stop())

  const names = () => page.getByRole('heading', { level: 2 })
  const nameField = () => page.getByRole('textbox', { name: 'Name', exact: true })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const openList = () => page.goto(`${product.url}/app/eu/agents`)
  const openAgent = () => page.goto(`${product.url}/app/eu/agents/${agentId}/overview`)

  async function act(on: string, what: string): Promise<void> {
    await button(`Actions for ${on}`).click()
    await page.getByRole('menuitem', { name: what }).click()
  }

  async function importFile(path: string): Promise<void> {
    await button('Sort, filter and import').click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('menuitem', { name: 'Import template' }).click()
    await (await chooser).setFiles(path)
  }

  it('is made from a name', async () => {
    await button('New Agent').first().click()
    const drawer = page.getByRole('dialog', { name: 'New Agent' })
    await drawer.getByRole('textbox', { name: 'Agent Name' }).fill('Front desk')
    await drawer.getByRole('button', { name: 'Create', exact: true }).click()
    await page.waitForURL(agentPage)
    agentId = agentPage.exec(page.url())?.[1] ?? ''
    await button('Published').waitFor()
  })

  it('is duplicated, found by the beginnings of words, and sorted, as cards and as a table', async () => {
    await openList()
    await act('Front desk', 'Duplicate')
    await page.getByRole('link', { name: 'Front desk copy' }).waitFor()
    expect(await names().allTextContents()).toEqual(['Front desk copy', 'Front desk'])
    await button('Sort, filter and import').click()
    await page.getByRole('menuitemcheckbox', { name: 'Name' }).click()
    await page.waitForURL(/sort=title/)
    await page.waitForFunction(() => document.querySelector('h2')?.textContent === 'Front desk')
    await page.getByRole('searchbox', { name: 'Search agents' }).fill('cop fro')
    await page.waitForURL(/q=cop/)
    await page.getByRole('link', { name: 'Front desk', exact: true }).waitFor({ state: 'detached' })
    expect(await names().allTextContents()).toEqual(['Front desk copy'])
    await page.getByRole('radio', { name: 'Table' }).click()
    await page.getByRole('table', { name: 'Agents' }).waitFor()
    expect(await page.getByRole('row').count()).toBe(2)
    // The address holds all of it.
    await page.reload()
    await page.getByRole('cell', { name: 'Front desk copy', exact: true }).waitFor()
  })

  it('goes no further than the plan, and says so', async () => {
    await openList()
    await act('Front desk', 'Duplicate')
    await page.getByText('The agent was not duplicated').waitFor()
  })

  it('is deleted once the word is typed', async () => {
    await act('Front desk copy', 'Delete')
    const dialog = page.getByRole('alertdialog', { name: 'Delete agent?' })
    const confirm = dialog.getByRole('button', { name: 'Delete agent' })
    expect(await confirm.isEnabled()).toBe(false)
    await dialog.getByRole('textbox').fill('delete')
    await confirm.click()
    await page.getByText('Agent deleted').waitFor()
    await page.getByRole('link', { name: 'Front desk copy' }).waitFor({ state: 'detached' })
    expect(await names().allTextContents()).toEqual(['Front desk'])
  })

  it('is not left with unsaved changes without a question', async () => {
    await openAgent()
    await nameField().fill('Reception')
    await page.getByRole('link', { name: 'Agents', exact: true }).click()
    const question = page.getByRole('alertdialog', { name: 'Leave without saving?' })
    await question.getByRole('button', { name: 'Keep editing' }).click()
    expect(await nameField().inputValue()).toBe('Reception')
  })

  it('keeps what is typed when the network goes in the middle of a save', async () => {
    await visit.context.setOffline(true)
    await button('Save changes').click()
    await page.getByText(/Your changes were not saved/).waitFor()
    expect(await nameField().inputValue()).toBe('Reception')
    await visit.context.setOffline(false)
    visit.faults.splice(0)
  })

  it('is published with what is typed, which is saved first; the next step is offered until it is not wanted', async () => {
    await button('Publish').click()
    const hint = page.getByRole('dialog', { name: deployHint })
    await hint.getByRole('button', { name: 'Add widget to website' }).click()
    await page
      .getByRole('dialog', { name: 'Add widget to website' })
      .getByText(/embed\.js/)
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await page.getByText('All changes saved.').waitFor()
    expect(await button('Published').isEnabled()).toBe(false)
    await nameField().fill('Concierge')
    await button('Publish').click()
    await page
      .getByRole('dialog', { name: deployHint })
      .getByRole('button', { name: "Don't show again" })
      .click()
    await nameField().fill('Night porter')
    await button('Publish').click()
    await page.getByText('Version 4 is live').waitFor()
    expect(await page.getByRole('dialog', { name: deployHint }).count()).toBe(0)
    const visitor = await product.open()
    await visitor.page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    await visitor.page.getByText('Night porter').first().waitFor()
    await visitor.context.close()
  })

  it('shows its versions word by word and becomes one of them again', async () => {
    await button('Agent actions').click()
    await page.getByRole('menuitem', { name: 'Version History' }).click()
    const drawer = page.getByRole('dialog', { name: 'Version History' })
    await drawer.getByText('by agents@example.com').first().waitFor()
    await drawer.getByRole('button', { name: /^Version 2/ }).click()
    await drawer.getByText('Restoring changes 1 setting of the draft:').waitFor()
    expect(await drawer.locator('del').allTextContents()).toEqual(['Night porter'])
    expect(await drawer.locator('ins').allTextContents()).toEqual(['Reception'])
    await drawer.getByRole('button', { name: 'Restore', exact: true }).click()
    await page.getByText('Version 2 is the draft again').waitFor()
    await page.keyboard.press('Escape')
    await drawer.waitFor({ state: 'detached' })
    await expect.poll(() => nameField().inputValue()).toBe('Reception')
    await expect.poll(() => button('Publish').isEnabled()).toBe(true)
  })

  it('is what visitors have again once its old name is back', async () => {
    await nameField().fill('Night porter')
    await button('Save changes').click()
    await button('Published').waitFor()
  })

  it('is exported without secrets, and imported as another', async () => {
    await button('Agent actions').click()
    await page.getByRole('menuitem', { name: 'Export Agent Template' }).click()
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: /^Export \d/ }).click()
    const file = await download
    expect(file.suggestedFilename()).toBe('Night porter.json')
    const path = join(product.dataDir, 'template.json')
    await file.saveAs(path)
    const text = await readFile(path, 'utf8')
    expect(JSON.parse(text)).toMatchObject({ agent: { title: 'Night porter' } })
    expect(text).not.toMatch(/secret|ownerID|api_?key|agents@example\.com/i)
    await openList()
    await importFile(path)
    await page.waitForURL((url) => agentPage.test(url.pathname) && !url.pathname.includes(agentId))
    await page.getByRole('heading', { level: 1, name: 'Night porter' }).waitFor()
  })

  it.each([
    ['no JSON', 'hello', /not JSON/],
    ['a list', '[]', /not an agent template/],
    ['no agent in it', '{"schemaVersion":1}', /./],
    ['ten million letters', JSON.stringify({ pad: 'x'.repeat(10_000_000) }), /Max size: 10 MBs/],
  ])('is not made from a file that is %s', async (what, text, reason) => {
    await openList()
    const path = join(product.dataDir, `${what}.json`)
    await writeFile(path, text)
    await importFile(path)
    const notice = page.getByRole('alert').filter({ hasText: 'Error creating agent' })
    await notice.waitFor()
    expect(await notice.innerText()).toMatch(reason)
    expect(await names().count()).toBe(2)
    visit.faults.splice(0)
  })

  it('of the other region is shown there, and one of neither leads to the agents', async () => {
    const { call } = pageClient(page)
    const [uid, far] = ['workspaceinna001', 'agentinnorth0001']
    await call(saveWorkspace, { params: { region: 'na', uid }, body: { workspaceName: 'North' } })
    const made = await call(saveAgent, {
      params: { region: 'na', agentId: far },
      body: { title: 'Far away', workspaceId: uid },
    })
    expect(made.status).toBe(200)
    await page.goto(`${product.url}/app/eu/agents/${far}/overview?showDebugger=true`)
    await page.waitForURL(`**/app/na/agents/${far}/overview?showDebugger=true`)
    await page.getByRole('heading', { level: 1, name: 'Far away' }).waitFor()
    await page.goto(`${product.url}/app/eu/agents/agentofnobody001/overview`)
    await page.waitForURL(/\/app\/eu\/agents$/)
    await page.getByText('Agent not found').waitFor()
    visit.faults.splice(0)
  })

  it('is shown without waiting for the network once it was seen, and so is the list', async () => {
    await openList()
    const link = page.locator(`a[href="/app/eu/agents/${agentId}/overview"]`)
    await link.click()
    await nameField().waitFor()
    // From here on no call is answered.
    await page.route('**/api/**', () => undefined)
    await page.getByRole('link', { name: 'Agents', exact: true }).click()
    await link.click()
    await nameField().waitFor()
    await page.unroute('**/api/**')
  })

  it('is worked on from a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openList()
    await page.getByRole('link', { name: 'Night porter' }).first().waitFor()
    const tooWide = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await openAgent()
    await nameField().fill('Day porter')
    expect(await tooWide()).toBeLessThanOrEqual(0)
    await button('Publish').click()
    await page.getByText(/^Version \d+ is live$/).waitFor()
    await page.getByRole('button', { name: /^Agent:/ }).click()
    const switcher = page.getByRole('dialog', { name: 'Switch agent' })
    await switcher.getByRole('link', { name: /Night porter/ }).click()
    await page.waitForURL((url) => agentPage.test(url.pathname) && !url.pathname.includes(agentId))
  })

  it('left no fault behind in the browser', () => {
    expect(visit.faults).toEqual([])
    expect(visit.strangers([product.url])).toEqual([])
  })
})
