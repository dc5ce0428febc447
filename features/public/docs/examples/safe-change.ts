import type { Example } from '../guide.types.ts'

/** Change only what nobody else has changed. */
export const safeChange: Example = {
  id: 'safe-change',
  title: 'Change only what nobody else has changed',
  code: {
    curl: `curl "{origin}/api/{region}/v2/agents/$AGENT_ID" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"title": "Reception", "rev": 1}'`,
    javascript: `const url = \`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}\`
const headers = {
  Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\`,
  'Content-Type': 'application/json',
}
const { rev } = await (await fetch(url, { headers })).json()

const response = await fetch(url, {
  method: 'POST',
  headers,
  body: JSON.stringify({ title: 'Reception', rev }),
})
console.log(response.status === 409 ? 'Somebody was faster' : 'Saved')`,
    python: `import json, os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

url = "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"]
headers = {
    "Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"],
    "Content-Type": "application/json",
}
agent = json.load(urlopen(Request(url, headers=headers)))

change = json.dumps({"title": "Reception", "rev": agent["rev"]}).encode()
try:
    urlopen(Request(url, method="POST", headers=headers, data=change))
    print("Saved")
except HTTPError as failure:
    print("Somebody was faster" if failure.code == 409 else failure.code)`,
  },
}
