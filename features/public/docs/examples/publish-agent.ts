import type { Example } from '../guide.types.ts'

/** Publish an agent. */
export const publishAgent: Example = {
  id: 'publish-agent',
  title: 'Publish an agent',
  code: {
    curl: `curl -X POST "{origin}/api/{region}/v2/agents/$AGENT_ID/publish" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY"`,
    javascript: `const response = await fetch(\`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}/publish\`, {
  method: 'POST',
  headers: { Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\` },
})
const agent = await response.json()

console.log('Visitors now get version', agent.publishedVersion)`,
    python: `import json, os
from urllib.request import Request, urlopen

request = Request(
    "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"] + "/publish",
    method="POST",
    headers={"Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"]},
)
agent = json.load(urlopen(request))

print("Visitors now get version", agent["publishedVersion"])`,
  },
}
