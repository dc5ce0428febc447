import type { Example } from '../guide.types.ts'

/** Wait and try again. */
export const waitAndRetry: Example = {
  id: 'wait-and-retry',
  title: 'Wait and try again',
  code: {
    curl: `curl --retry 5 "{origin}/api/{region}/v2/agents/$AGENT_ID" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY"`,
    javascript: `async function call(url, init, tries = 5) {
  const response = await fetch(url, init)
  const again = response.status === 429 || response.status === 503
  if (!again || tries === 1) return response
  const seconds = Number(response.headers.get('Retry-After') ?? 1)
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  return call(url, init, tries - 1)
}

const response = await call(\`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}\`, {
  headers: { Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\` },
})
console.log(response.status)`,
    python: `import os, time
from urllib.error import HTTPError
from urllib.request import Request, urlopen

def call(request, tries=5):
    try:
        return urlopen(request)
    except HTTPError as failure:
        if failure.code not in (429, 503) or tries == 1:
            raise
        time.sleep(int(failure.headers.get("Retry-After", 1)))
        return call(request, tries - 1)

request = Request(
    "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"],
    headers={"Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"]},
)
print(call(request).status)`,
  },
}
