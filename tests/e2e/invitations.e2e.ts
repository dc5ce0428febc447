import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visit } from './harness/browser.ts'
import { readInvitation } from './harness/outbox.ts'
import { type Product, startProduct } from './harness/product.ts'
import { signUpInBrowser } from './harness/sign-up.ts'

const ownerEmail = 'owner@example.com'
const guestEmail = 'guest@example.com'

describe('inviting someone to a workspace', () => {
  let product: Product
  let owner: Visit
  let guest: Visit
  let link = ''

  beforeAll(async () => {
    product = await startProduct()
    owner = await product.open()
    guest = await product.open()
  })
  afterAll(() => product?.stop())

  it('the owner sends an invitation from the workspace’s menu', async () => {
    await signUpInBrowser(owner.page, product.url, ownerEmail)
    await owner.page.getByRole('button', { name: /^Workspace:/ }).click()
    await owner.page.getByRole('menuitem', { name: 'New User' }).click()
    await owner.page.getByRole('textbox', { name: 'Email' }).fill(guestEmail)
    await owner.page.getByRole('button', { name: 'Invite' }).click()
    await owner.page.getByText(`Successfully invited ${guestEmail}`).waitFor()
    link = await readInvitation(product.url, guestEmail)
    expect(link).toMatch(/\/no-auth\/workspaces\/[\w-]+\/invite\?secret=/)
  })

  it('the mailed link waits while the guest makes an account', async () => {
    await signUpInBrowser(guest.page, product.url, guestEmail)
    await guest.page.goto(link)
    await guest.page.getByRole('button', { name: /^Join / }).waitFor()
  })

  it('joining opens the workspace, and the owner sees who is there', async () => {
    await guest.page.getByRole('button', { name: /^Join / }).click()
    await guest.page.waitForURL(/\/app\/eu\/agents/)
    await guest.page.getByText(/^Welcome to /).waitFor()
    await owner.page.reload()
    await owner.page.getByText(new RegExp(`${guestEmail} · joined`)).waitFor()
  })

  it('nobody is let in twice, and a removal counts at once', async () => {
    await guest.page.goto(link)
    await guest.page.getByText('This invitation has already been used.').waitFor()
    await owner.page.getByRole('button', { name: `Remove ${guestEmail}` }).click()
    await owner.page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
    await owner.page.getByText(new RegExp(`${guestEmail} · joined`)).waitFor({ state: 'detached' })
    await guest.page.goto(`${product.url}/app/eu/agents`)
    await guest.page.getByRole('button', { name: /^Workspace:/ }).click()
    const workspaces = guest.page.getByRole('menuitemcheckbox')
    await workspaces.first().waitFor()
    expect(await workspaces.count()).toBe(1)
  })

  it('no page broke a rule on the way', () => {
    expect([...owner.faults, ...guest.faults]).toEqual([])
  })
})
