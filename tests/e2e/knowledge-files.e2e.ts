import PDFDocument from 'pdfkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { askAsPage } from './harness/ask-as-page.ts'
import type { Visit } from './harness/browser.ts'
import { type Product, startProduct } from './harness/product.ts'

const agentId = 'agent-e2e-files1'

/** From a PDF somebody uploads to what the widget answers, and where it is from (spec 3 §3). */
describe('a PDF an agent knows', () => {
  let product: Product
  let visit: Visit

  beforeAll(async () => {
    product = await startProduct([])
    visit = await product.signUp('files@example.com')
    const session = await askAsPage(visit.page, 'GET', '/session')
    await askAsPage(visit.page, 'POST', '/rpc/convertAgentTemplateToAgent', {
      agentName: 'Front desk',
      agentTemplate: 'blank-template',
      agentId,
      workspaceId: session.workspaces[0].uid,
    })
  })
  afterAll(() => product?.stop())

  it('is uploaded and read', async () => {
    const { page } = visit
    await page.goto(`${product.url}/app/eu/agents/${agentId}/kb`)
    await page.getByRole('button', { name: 'Add knowledge' }).click()
    await page.getByRole('menuitem', { name: 'Upload files' }).click()
    await page.locator('input[type=file]').setInputFiles({
      name: 'timetable.pdf',
      mimeType: 'application/pdf',
      buffer: await pdf('The ferry to the island leaves at 11:45 from the old pier.'),
    })
    await page.getByRole('dialog').getByRole('button', { name: 'Done' }).click()
    await page
      .getByRole('button', { name: /^timetable/ })
      .first()
      .waitFor()
    await expect
      .poll(async () => (await askAsPage(page, 'GET', `/v2/agents/${agentId}/kb-usage`)).reading, {
        timeout: 20_000,
      })
      .toBe(0)
    expect(visit.faults).toEqual([])
  })

  it('is named to who tries a question', async () => {
    const body = { text: 'When does the ferry to the island leave?' }
    const { passages } = await askAsPage(visit.page, 'POST', `/v2/agents/${agentId}/kb-question`, body)
    expect(passages[0]).toMatchObject({ used: true, name: expect.stringMatching(/^timetable/) })
  })

  it('is what the widget answers from, without a link: it has no address', async () => {
    const { page, context, faults } = await product.open()
    await page.goto(`${product.url}/app/eu/render/${agentId}/iframe`)
    await page.getByRole('textbox').fill('When does the ferry to the island leave?')
    await page.keyboard.press('Enter')
    await page
      .getByText(/leaves at 11:45/)
      .first()
      .waitFor()
    expect(await page.locator('.vg-widget__sources').count()).toBe(0)
    expect(faults).toEqual([])
    await context.close()
  })
})

function pdf(text: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const doc = new PDFDocument()
    const parts: Buffer[] = []
    doc.on('data', (part: Buffer) => parts.push(part))
    doc.on('end', () => resolve(Buffer.concat(parts)))
    doc.on('error', reject)
    doc.text(text)
    doc.end()
  })
}
