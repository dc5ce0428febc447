import type { Passage } from '#api/knowledge-index/passage.ts'
import type { ResponderAgent } from './responder.ts'
import type { SmallTalk } from './small-talk.ts'

const mostTopics = 4
const longestTopic = 60
const longestRole = 160

/** A courtesy returned in the agent's name. */
export function smallTalkReply(kind: SmallTalk, agent: ResponderAgent, passages: readonly Passage[]): string {
  const name = agent.title.trim()
  if (kind === 'thanks') return "You're welcome! Is there anything else you would like to know?"
  if (kind === 'goodbye') return name ? `Goodbye, and thank you for talking to ${name}!` : 'Goodbye!'
  const opening = kind === 'greeting' ? 'Hello! ' : ''
  const self = name ? `This is ${name}, an automated assistant.` : 'This is an automated assistant.'
  return `${opening}${self} ${offer(passages) || roleOf(agent.systemPrompt) || 'How can I help you?'}`
}

/** An honest answer to a question the knowledge does not hold. */
export function unknownReply(agent: ResponderAgent, passages: readonly Passage[]): string {
  const whose = agent.title.trim() ? `${agent.title.trim()}'s knowledge` : 'my knowledge'
  if (passages.length > 0) return `I could not find an answer to that in ${whose}. ${offer(passages)}`.trim()
  const role = roleOf(agent.systemPrompt)
  return `I have no knowledge documents yet, so I cannot answer that. ${role}`.trim()
}

/** What the agent can be asked about: the headings of its passages, else their pages. */
function offer(passages: readonly Passage[]): string {
  const topics = new Map<string, string>()
  for (const { heading, title } of passages) {
    const topic = (heading || title).trim()
    if (topic && topic.length <= longestTopic) topics.set(topic.toLowerCase(), `“${topic}”`)
  }
  const named = [...topics.values()].slice(0, mostTopics)
  if (named.length === 0) return ''
  return `I can tell you about ${new Intl.ListFormat('en', { type: 'disjunction' }).format(named)}.`
}

/** The role a prompt opens with ('You are a …'); the rest of it is instructions and stays private. */
function roleOf(systemPrompt: string): string {
  const [first = ''] = systemPrompt
    .trimStart()
    .slice(0, longestRole * 2)
    .split(/[.\n]/, 1)
  const prefix = ['You are a ', 'You are an ', 'You are the '].find((start) => first.startsWith(start))
  if (!prefix || first.length > longestRole) return ''
  return `I am set up as ${first.slice('You are '.length).trim()}.`
}
