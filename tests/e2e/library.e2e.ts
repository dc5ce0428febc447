import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type FakeSite, startSite } from '../fakes/sites/fake-site.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const secret = 'token-of-the-shop-Qm4x'

describe('a workspace’s library', () => {
  let shop: FakeSite
  let product: Product
  let owner: Visit
  let page: Page

  beforeAll(async () => {
    // Answers with what it was asked, the proof of who asks included.
    shop = await startSite((request, response) => {
      const { authorization } = request.headers
      response.setHeader('content-type', 'application/json')
      response.end(JSON.stringify({ path: request.url, authorization, state: 'shipped' }))
    })
    product = await startProduct([shop])
    owner = await product.signUp('owner@example.com')
    page = owner.page
  })
  afterAll(() => product?.stop())

  it('keeps a credential and shows no more than its end', async () => {
    await page.getByRole('link', { name: 'Credentials' }).click()
    await page.getByRole('button', { name: 'Create your first credential' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('Shop')
    await page.getByLabel('Token', { exact: false }).first().fill(secret)
    await page.getByRole('textbox', { name: 'Hosts' }).fill('127.0.0.1')
    await page.getByRole('button', { name: 'Create credential' }).click()
    await page.getByText('Authorization: Bearer ••••Qm4x').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect(await page.content()).not.toContain(secret)
  })

  it('calls a function with it before it is saved', async () => {
    await page.getByRole('link', { name: 'Functions' }).click()
    await page.getByRole('button', { name: 'Create your first function' }).click()
    await page.getByRole('textbox', { name: 'Name' }).fill('find_order')
    await page.getByRole('textbox', { name: 'Description' }).fill('Finds an order.')
    await page.getByRole('textbox', { name: 'Address' }).fill(`http://${shop.host}/orders/{orderId}`)
    await page.getByRole('button', { name: 'Add parameter' }).click()
    const parameter = page.getByRole('group', { name: 'Parameter 1' })
    await parameter.getByRole('textbox', { name: 'Name' }).fill('orderId')
    await page.getByRole('combobox', { name: 'Credential' }).click()
    await page.getByRole('option', { name: 'Shop' }).click()
    await page.getByRole('textbox', { name: 'orderId' }).fill('A 1042')
    await page.getByRole('button', { name: 'Run test' }).click()
    const result = page.getByRole('status', { name: 'Test result' })
    await result.getByText('Status 200').waitFor()
    const body = (await result.getByRole('group', { name: 'Body' }).textContent()) ?? ''
    expect(JSON.parse(body)).toEqual({
      path: '/orders/A%201042',
      authorization: 'Bearer ••••',
      state: 'shipped',
    })
    await page.getByRole('button', { name: 'Create function' }).click()
    await page.getByRole('button', { name: 'find_order', exact: true }).waitFor()
  })

  it('deletes no credential a function sends, and then does', async () => {
    await page.getByRole('link', { name: 'Credentials' }).click()
    await chooseInMenu('Shop', 'Delete')
    const question = page.getByRole('alertdialog')
    await question.getByRole('button', { name: 'Delete credential' }).click()
    await question.getByText(/The function find_order uses this credential/).waitFor()
    await question.getByRole('button', { name: 'Cancel' }).click()

    await page.getByRole('button', { name: 'Shop', exact: true }).click()
    await page.getByRole('link', { name: 'find_order' }).click()
    await page.waitForURL(/\/integrations\?item=/)
    await page.getByRole('combobox', { name: 'Credential' }).click()
    await page.getByRole('option', { name: 'None' }).click()
    await page.getByRole('button', { name: 'Save function' }).click()
    await page.getByText('Function saved').waitFor()

    await page.getByRole('link', { name: 'Credentials' }).click()
    await chooseInMenu('Shop', 'Delete')
    await question.getByRole('button', { name: 'Delete credential' }).click()
    await page.getByText('No credentials yet').waitFor()
  })

  it('keeps a prompt, finds it and deletes it', async () => {
    await page.getByRole('link', { name: 'Prompts' }).click()
    await page.getByRole('button', { name: 'Create your first prompt' }).click()
    await page.getByRole('textbox', { name: 'Title' }).fill('Front desk')
    await page.getByRole('textbox', { name: 'Prompt' }).fill('Be brief and warm.')
    await page.getByRole('button', { name: 'Create prompt' }).click()
    await page.getByText('Prompt created').waitFor()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.getByText('Be brief and warm.').waitFor()
    await page.reload()
    await page.getByRole('searchbox', { name: 'Search prompts' }).fill('warm')
    await page.waitForURL(/q=warm/)
    await page.getByRole('button', { name: 'Front desk', exact: true }).waitFor()
    await chooseInMenu('Front desk', 'Delete')
    await page.getByRole('alertdialog').getByRole('button', { name: 'Delete prompt' }).click()
    await page.getByText('No prompt matches').waitFor()
  })

  it('no page broke a rule on the way', () => {
    // A refused deletion is a 409, which the console tells of.
    expect(owner.faults.filter((fault) => !fault.includes('409 (Conflict)'))).toEqual([])
  })

  async function chooseInMenu(name: string, entry: string): Promise<void> {
    await page.getByRole('button', { name: `Actions for ${name}` }).click()
    await page.getByRole('menuitem', { name: entry }).click()
  }
})
