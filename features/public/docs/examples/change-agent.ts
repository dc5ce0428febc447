import type { Example } from '../guide.types.ts'

/** Change an agent. */
export const changeAgent: Example = {
  id: 'change-agent',
  title: 'Change an agent',
  code: {
    curl: `curl "{origin}/api/{region}/v2/agents/$AGENT_ID" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"proactiveMessage": "Hello, how can we help?"}'`,
    javascript: `const response = await fetch(\`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ proactiveMessage: 'Hello, how can we help?' }),
})
const agent = await response.json()

console.log(agent.proactiveMessage)`,
    python: `import json, os
from urllib.request import Request, urlopen

request = Request(
    "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"],
    method="POST",
    headers={
        "Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({"proactiveMessage": "Hello, how can we help?"}).encode(),
)
agent = json.load(urlopen(request))

print(agent["proactiveMessage"])`,
  },
}
