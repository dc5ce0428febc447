import type { Page } from './send-page.ts'

/** What a host shows while its agency has no white-label access: nobody's name, picture or colour. */
export const restingPage: Page = {
  // Search engines keep what they know for a while.
  status: 503,
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
<h1>This page is not available at the moment</h1>
<p>Please ask whoever gave you the address.</p>
</main>
</body>
</html>
`,
  csp: "default-src 'none'; style-src 'unsafe-inline'; form-action 'none'; base-uri 'none'; frame-ancestors 'none'",
}

/** What robots are told at an agency's host. */
export function robots(isShown: boolean): string {
  return `User-agent: *\nDisallow: ${isShown ? '/api/' : '/'}\n`
}
