import type { Example } from '../guide.types.ts'

/** Read what happened. */
export const listEvents: Example = {
  id: 'list-events',
  title: 'Read what happened',
  code: {
    curl: `curl "{origin}/api/{region}/v2/events?workspaceId=$WORKSPACE_ID&limit=10" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY"`,
    javascript: `const query = new URLSearchParams({ workspaceId: process.env.WORKSPACE_ID, limit: '10' })
const response = await fetch(\`{origin}/api/{region}/v2/events?\${query}\`, {
  headers: { Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\` },
})
const { items } = await response.json()

for (const event of items) console.log(event.type, event.state, event.payload)`,
    python: `import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

query = {"workspaceId": os.environ["WORKSPACE_ID"], "limit": "10"}
request = Request(
    "{origin}/api/{region}/v2/events?" + urlencode(query),
    headers={"Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"]},
)
for event in json.load(urlopen(request))["items"]:
    print(event["type"], event["state"], event["payload"])`,
  },
}
