import type { Example } from '../guide.types.ts'

/** Read an agent. */
export const readAgent: Example = {
  id: 'read-agent',
  title: 'Read an agent',
  code: {
    curl: `curl "{origin}/api/{region}/v2/agents/$AGENT_ID" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY"`,
    javascript: `const response = await fetch(\`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}\`, {
  headers: { Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\` },
})
const agent = await response.json()

console.log(agent.title, agent.rev)`,
    python: `import json, os
from urllib.request import Request, urlopen

request = Request(
    "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"],
    headers={"Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"]},
)
agent = json.load(urlopen(request))

print(agent["title"], agent["rev"])`,
  },
}
