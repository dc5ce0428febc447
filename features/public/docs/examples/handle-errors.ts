import type { Example } from '../guide.types.ts'

/** Read an error. */
export const handleErrors: Example = {
  id: 'handle-errors',
  title: 'Read an error',
  code: {
    curl: `curl "{origin}/api/{region}/v2/agents/$AGENT_ID" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"title": ""}'`,
    javascript: `const response = await fetch(\`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ title: '' }),
})

if (!response.ok) {
  const error = await response.json()
  console.log(response.status, error.code, error.fields)
}`,
    python: `import json, os
from urllib.error import HTTPError
from urllib.request import Request, urlopen

request = Request(
    "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"],
    method="POST",
    headers={
        "Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({"title": ""}).encode(),
)
try:
    urlopen(request)
except HTTPError as failure:
    error = json.load(failure)
    print(failure.code, error["code"], error["fields"])`,
  },
}
