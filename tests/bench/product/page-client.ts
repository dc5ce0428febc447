import type { Page } from 'playwright'
import { type Client, clientOver } from '../../harness/http-client.ts'

/** A client that calls through an open page, so that the browser itself keeps the session. */
export function pageClient(page: Page): Client {
  return clientOver(async (path, { method, headers, body }) => {
    const answer = await page.evaluate(
      async ({ path, init }) => {
        const response = await fetch(path, init)
        return { status: response.status, text: await response.text() }
      },
      { path, init: { method, headers, body: body as string | undefined } },
    )
    return new Response(answer.text, { status: answer.status })
  })
}
