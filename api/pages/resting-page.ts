import type { Page } from './send-page.ts'

/** What a host shows while its agency has no white-label access. Search engines keep what they know for a while. */
export const restingPage = nobodysPage(
  503,
  'This page is not available at the moment',
  'Please ask whoever gave you the address.',
)

/** What a host shows that is neither ours nor an agency's. */
export const strangerPage = nobodysPage(
  404,
  'There is nothing at this address',
  'Please ask whoever gave it to you. Whoever runs this server names the hosts of its own in MAIN_HOSTS.',
)

/** A page with nobody's name, picture or colour. */
function nobodysPage(status: number, title: string, advice: string): Page {
  return {
    status,
    type: 'text/html; charset=utf-8',
    body: `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Not available</title>
<style>body{display:grid;place-content:center;min-height:100vh;margin:0;padding:1rem;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;text-align:center}h1{font-size:1.25rem;font-weight:500}</style>
</head>
<body>
<main>
<h1>${title}</h1>
<p>${advice}</p>
</main>
</body>
</html>
`,
    csp: "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
  }
}

/** What robots are told at an agency's host. */
export function robots(isShown: boolean): string {
  return `User-agent: *\nDisallow: ${isShown ? '/api/' : '/'}\n`
}
