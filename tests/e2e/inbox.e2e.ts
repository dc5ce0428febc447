import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sendVisitorMessage } from '#mocks/contracts/embed/embed.contract.ts'
import { removeInboxSelection } from '#mocks/contracts/inbox/selection.contract.ts'
import { getPresence } from '#mocks/contracts/live/live.contract.ts'
import type { HttpClient } from '../harness/http-client.ts'
import { type Person, signUp } from '../harness/sign-up.ts'
import { type RunningApp, startApp } from '../harness/start-app.ts'
import { addMember, makeAgent, removeMember, visitorClient } from '../harness/workspace-people.ts'
import { launchBrowser, openVisit, type Visit } from './harness/browser.ts'
import { signInAs } from './harness/sign-in.ts'

const dist = join(import.meta.dirname, '../../dist')
const markup = `<img src=x onerror="window.wasRun = true"> Is the heron room free?`
const table = 'Do you have a table for ten on the terrace?'

/** What members do with conversations, in the browser they do it with (spec 3 §2, Chats). */
describe('the inbox', () => {
  let app: RunningApp
  let browser: Browser
  let owner: Person
  let colleague: Person
  let agentId: string
  let visits: Visit[]
  let page: Page
  let other: Page
  const ids = new Map<string, string>()
  const visitors = new Map<string, HttpClient>()
  const inbox = (search = '') => `${app.url}/app/eu/agents/${agentId}/convos${search}`

  async function ask(text: string): Promise<void> {
    const visitor = await visitorClient(app, 'eu', agentId)
    visitors.set(text, visitor)
    ids.set(text, await say(visitor, text))
  }

  /** The id of the conversation it was said in. */
  async function say(visitor: HttpClient, text: string): Promise<string> {
    const params = { region: 'eu', agentId }
    const said = await visitor.call(sendVisitorMessage, { params, body: { text } })
    expect(said.status).toBe(200)
    return said.body.conversationId
  }

  const rows = (of: Page) => of.getByRole('list', { name: 'Conversations' }).getByRole('listitem')

  beforeAll(async () => {
    app = await startApp({ dist })
    owner = await signUp(app)
    colleague = await signUp(app)
    agentId = await makeAgent(owner)
    await addMember(app, owner, colleague)
    await ask(markup)
    await ask('=1+1 is what I owe you?')
    await ask(table)
    browser = await launchBrowser()
    visits = [await openVisit(browser), await openVisit(browser)]
    for (const [at, person] of [owner, colleague].entries()) {
      await signInAs(visits[at] as Visit, app.url, person.client)
    }
    ;[page, other] = visits.map((visit) => visit.page) as [Page, Page]
  })
  afterAll(async () => {
    await browser?.close()
    await app?.stop()
  })

  it('finds a message by its words, and keeps words and chat in the address', async () => {
    await page.goto(inbox())
    await rows(page).nth(2).waitFor()
    await page.getByRole('searchbox', { name: 'Search messages, notes and files' }).fill('terr')
    await page.getByRole('list', { name: 'Found' }).getByRole('button').first().click()
    await page.getByRole('list', { name: 'What was said' }).getByText(table).waitFor()
    const { searchParams } = new URL(page.url())
    expect(searchParams.get('q')).toBe('terr')
    expect(searchParams.get('chat')).toBe(ids.get(table))
    await page.reload()
    await page.getByRole('list', { name: 'What was said' }).getByText(table).waitFor()
  })

  it('writes a note that names somebody, who is mailed', async () => {
    await page.goto(inbox(`?chat=${ids.get(table)}`))
    const note = page.getByRole('textbox', { name: 'Note' })
    await note.fill(`Please look, @${colleague.email.split('@')[0]}`)
    await page.getByRole('listbox', { name: 'Name somebody' }).getByRole('option').click()
    await note.press('End')
    await note.pressSequentially('<b>today</b>')
    await page.getByRole('button', { name: 'Add note' }).click()
    await page.getByRole('list', { name: 'What was said' }).getByText('<b>today</b>').waitFor()
    const mails = await app.mailsTo(colleague.email)
    expect(mails.some(({ text }) => text.includes('Please look'))).toBe(true)
  })

  it('tags and ranks a chat, and lists by both from the address', async () => {
    await page.getByLabel('Tags', { exact: true }).fill('groups')
    await page.getByLabel('Tags', { exact: true }).press('Enter')
    await rows(page).getByText('groups').waitFor()
    await page.getByRole('combobox', { name: 'Priority' }).click()
    await page.getByRole('option', { name: 'Urgent' }).click()
    await rows(page).getByText('Urgent').waitFor()
    await page.goto(inbox('?priority=urgent&tag=groups'))
    await expect.poll(() => rows(page).count()).toBe(1)
    await page.getByRole('button', { name: 'Filters, 2 set' }).click()
    await page.getByRole('button', { name: 'Take all filters away' }).click()
    await expect.poll(() => rows(page).count()).toBe(3)
    expect(new URL(page.url()).search).toBe('')
    await page.goto(inbox(`?participant=${encodeURIComponent(owner.email)}`))
    await expect.poll(() => rows(page).count()).toBe(1)
  })

  it('makes a macro and uses it on several chats at once', async () => {
    await page.goto(inbox())
    await page.getByRole('button', { name: 'Settings of Chats' }).click()
    await page.getByRole('button', { name: 'Add macro' }).click()
    await page.getByRole('textbox', { name: 'Name of the macro' }).fill('Later')
    await page.getByRole('combobox', { name: 'Snoozes it' }).click()
    await page.getByRole('option', { name: 'Until the visitor writes' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    for (const at of [0, 1]) await rows(page).nth(at).getByRole('checkbox').click()
    await page.getByRole('button', { name: 'Macros' }).click()
    await page.getByRole('menuitem', { name: 'Later' }).click()
    await page.getByText('2 conversations changed').waitFor()
    await page.goto(inbox('?view=snoozed'))
    await expect.poll(() => rows(page).count()).toBe(2)
  })

  it('exports what was said as text a spreadsheet does not run, without notes', async () => {
    await page.goto(inbox())
    await expect.poll(() => rows(page).count()).toBe(3)
    for (const box of await rows(page).getByRole('checkbox').all()) await box.click()
    await page.getByRole('button', { name: 'Export', exact: true }).click()
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: /^CSV/ }).click(),
    ])
    const csv = await readFile(await file.path(), 'utf8')
    expect(file.suggestedFilename()).toBe('conversations.csv')
    expect(csv).toContain(table)
    expect(csv).toContain("'=1+1")
    expect(csv).toContain('<img src=x onerror=')
    expect(csv).not.toContain('Please look')
  })

  it('exports what is listed from the head, and one conversation from its menu', async () => {
    await page.goto(inbox(`?chat=${ids.get(table)}`))
    const saved = async (button: string, item: string) => {
      await page.getByRole('button', { name: button }).click()
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: item }).click(),
      ])
      return JSON.parse(await readFile(await file.path(), 'utf8')) as { id: string }[]
    }
    const all = await saved('Export conversations', 'Export conversations as JSON')
    expect(all.map(({ id }) => id).sort()).toEqual([...ids.values()].sort())
    const one = await saved('More actions', 'Export this conversation (JSON)')
    expect(one.map(({ id }) => id)).toEqual([ids.get(table)])
  })

  it('shows what visitors write as text', async () => {
    await page.goto(inbox(`?chat=${ids.get(markup)}`))
    await page.getByRole('list', { name: 'What was said' }).getByText('Is the heron room free?').waitFor()
    expect(await page.evaluate(() => 'wasRun' in window)).toBe(false)
  })

  it('keeps whether one is online', async () => {
    await page.getByRole('button', { name: 'Online' }).click()
    await page.getByRole('menuitemcheckbox', { name: /^Away/ }).click()
    await page.getByRole('button', { name: 'Away' }).waitFor()
    const params = { region: 'eu', uid: owner.workspaceId }
    expect((await owner.client.call(getPresence, { params })).body).toMatchObject({ online: false })
  })

  it('lets one of two take a chat over, and tells the other who has it', async () => {
    const address = inbox(`?chat=${ids.get(table)}`)
    await Promise.all([page.goto(address), other.goto(address)])
    const take = (of: Page) => of.getByRole('button', { name: 'Take over' })
    await Promise.all([take(page).waitFor(), take(other).waitFor()])
    await Promise.all([
      take(page).click(),
      take(other)
        .click()
        .catch(() => undefined),
    ])
    const mine = (of: Page) => of.getByText('You answer. The agent stays silent.').count()
    const both = async () => (await mine(page)) + (await mine(other))
    await expect.poll(both).toBe(1)
    const loser = (await mine(page)) === 1 ? other : page
    await loser.getByText(/^person-\w+ answers\./).waitFor()
  })

  it('shows who a visitor is as soon as they say so', async () => {
    const who = page.getByRole('complementary', { name: 'Visitor' })
    await who.getByText('No email address and no phone number yet.').waitFor()
    await say(visitors.get(table) as HttpClient, 'You can write to noa@example.com')
    await who.getByRole('link', { name: 'noa@example.com' }).first().waitFor()
  })

  it('says that an open chat was deleted', async () => {
    await other.goto(inbox(`?chat=${ids.get(markup)}`))
    await other.getByRole('list', { name: 'What was said' }).waitFor()
    const removed = await owner.client.call(removeInboxSelection, {
      params: { region: 'eu' },
      body: { workspaceId: owner.workspaceId, conversationIds: [ids.get(markup)] },
    })
    expect(removed.status).toBe(200)
    await other.getByRole('heading', { name: 'This conversation is not there any more' }).waitFor()
  })

  it('says that nothing new arrives to whoever is a member no longer', async () => {
    await other.goto(inbox(`?chat=${ids.get(table)}`))
    await other.getByRole('list', { name: 'What was said' }).waitFor()
    await removeMember(app, owner, colleague)
    await other.getByText('New messages no longer arrive here').waitFor()
    // The browser writes down that one of two came too late.
    expect(visits[0]?.faults.filter((fault) => !fault.includes('409'))).toEqual([])
  })
})
