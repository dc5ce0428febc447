import type { Page } from 'playwright'

/** Makes an agent from a name on the page of all agents, as somebody does it by hand, and opens it; its id. */
export async function makeAgentByHand(page: Page, name: string): Promise<string> {
  await page.getByRole('button', { name: 'New Agent' }).first().click()
  await page.getByRole('textbox', { name: 'Agent Name' }).fill(name)
  await page.getByRole('button', { name: 'Create', exact: true }).click()
  await page.waitForURL(/\/agents\/[\w-]{16}\//)
  return /\/agents\/([\w-]{16})\//.exec(page.url())?.[1] ?? ''
}
