import { HttpResponse, http } from 'msw'

/** Addresses our server answers; files of packages that happen to lie in a folder `files` are not among them. */
const ours = /^\/(api|files|dev)\/|^\/proxy$/

/** Catch-all behind every mock: a call nobody mocked is written down and fails the story. */
export function unmockedHandlers(seen: string[]) {
  return [
    http.all('*', ({ request }) => {
      if (!ours.test(new URL(request.url).pathname)) return undefined
      seen.push(`${request.method} ${request.url}`)
      return HttpResponse.json(
        { code: 'unmocked', message: 'unmocked', requestId: 'unmocked' },
        { status: 501 },
      )
    }),
  ]
}
