import type { Example } from '../guide.types.ts'

/** Ask an agent. */
export const askAgent: Example = {
  id: 'ask-agent',
  title: 'Ask an agent',
  code: {
    curl: `curl "{origin}/api/{region}/v2/agents/$AGENT_ID/test-chat" \\
  -H "Authorization: Bearer $VOICEGLOW_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"text": "What can you do?"}'`,
    javascript: `const response = await fetch(\`{origin}/api/{region}/v2/agents/\${process.env.AGENT_ID}/test-chat\`, {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.VOICEGLOW_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ text: 'What can you do?' }),
})
const { conversationId, message } = await response.json()

for (const block of message.blocks) {
  if (block.type === 'paragraph') console.log(block.runs.map((run) => run.text).join(''))
}
console.log('To go on, send conversationId', conversationId)`,
    python: `import json, os
from urllib.request import Request, urlopen

request = Request(
    "{origin}/api/{region}/v2/agents/" + os.environ["AGENT_ID"] + "/test-chat",
    method="POST",
    headers={
        "Authorization": "Bearer " + os.environ["VOICEGLOW_KEY"],
        "Content-Type": "application/json",
    },
    data=json.dumps({"text": "What can you do?"}).encode(),
)
answer = json.load(urlopen(request))

for block in answer["message"]["blocks"]:
    if block["type"] == "paragraph":
        print("".join(run["text"] for run in block["runs"]))
print("To go on, send conversationId", answer["conversationId"])`,
  },
}
