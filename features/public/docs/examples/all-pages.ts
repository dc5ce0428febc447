import type { Example } from '../guide.types.ts'

/** Read a list to its end. */
export const allPages: Example = {
  id: 'all-pages',
  title: 'Read a list to its end',
  code: {
    curl: `curl "{origin}/api/{region}/v2/agents?workspaceId=$WORKSPACE_ID&limit=2" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY"`,
    javascript: `let cursor = null
do {
  const query = new URLSearchParams({ workspaceId: process.env.WORKSPACE_ID, limit: '2' })
  if (cursor) query.set('cursor', cursor)
  const response = await fetch(\`{origin}/api/{region}/v2/agents?\${query}\`, {
    headers: { Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\` },
  })
  const page = await response.json()
  for (const agent of page.items) console.log(agent.ID, agent.title)
  cursor = page.nextCursor
} while (cursor)`,
    python: `import json, os
from urllib.parse import urlencode
from urllib.request import Request, urlopen

cursor = None
while True:
    query = {"workspaceId": os.environ["WORKSPACE_ID"], "limit": "2"}
    if cursor:
        query["cursor"] = cursor
    request = Request(
        "{origin}/api/{region}/v2/agents?" + urlencode(query),
        headers={"Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"]},
    )
    page = json.load(urlopen(request))
    for agent in page["items"]:
        print(agent["ID"], agent["title"])
    cursor = page["nextCursor"]
    if not cursor:
        break`,
  },
}
