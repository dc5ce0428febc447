import type { Page } from 'playwright'

/** Calls the api of eu as the page that is open does, with its session; a refusal ends the test in its words. */
export async function askAsPage(page: Page, method: 'GET' | 'POST', path: string, body?: object) {
  const { status, text } = await page.evaluate(
    async ({ method, path, body }) => {
      const answer = await fetch(`/api/eu${path}`, {
        method,
        ...(body && { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }),
      })
      return { status: answer.status, text: await answer.text() }
    },
    { method, path, body },
  )
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`)
  return JSON.parse(text)
}
