import { takeForm } from '#mocks/contracts/conversations/form-values.ts'
import { type ChatForm, noChatForm } from '#mocks/contracts/leads/chat-form.schema.ts'
import { chatFormAnswers, chatFormOf } from '#mocks/contracts/leads/chat-form.ts'
import { handoffDefaults } from '#mocks/contracts/live/handoff-defaults.ts'
import type { Deps } from '../deps.ts'
import type { SaidTurn } from '../knowledge-index/search-query.ts'
import { createLeadCapture } from '../leads/capture-lead.ts'
import { createLeadRepository } from '../leads/lead.repository.ts'
import { writtenPhone } from '../leads/lead-details.ts'
import { createOwnColumns } from '../leads/own-columns.ts'
import { isName, isSaid } from '../leads/said-details.ts'
import type { Tools } from '../providers/openai/tools.ts'
import { createHandOver } from '../requests/hand-over.ts'
import { type BuiltInTool, withBuiltInTool } from './built-in-tool.ts'
import type { Question } from './question.ts'

/** The function by which a model hands a visitor over to a person. */
export const personToolName = 'hand_to_person'
/** The function by which a model keeps what a visitor tells of themselves. */
export const leadToolName = 'save_lead'

const text = { type: 'string' }
const noName = 'This is no name. Leave it out where the visitor told none.'

/** What a model reaches the team and its leads by, where the agent's owner wants that. */
export function createTeamTools(deps: Pick<Deps, 'stores' | 'now' | 'log'>) {
  const { settingsOf } = createLeadRepository(deps.stores)
  const captureLead = createLeadCapture(deps)
  const withColumns = createOwnColumns(deps.stores)
  const handOver = createHandOver(deps)

  const personTool = (question: Question): BuiltInTool => ({
    name: personToolName,
    description:
      'Hands this visitor over to a person of the team. Call it when the visitor needs a person: a complaint, a matter the sources do not answer and that cannot wait, or something only a person may decide. Never call it for a question the sources answer.',
    parameters: { type: 'object', properties: {}, additionalProperties: false },
    async run() {
      const words = await handOver(question)
      return words
        ? { data: `Nobody can answer right now. Say to the visitor, in their language: ${words}` }
        : { data: 'A person will answer from now on. Say so in one short sentence and nothing else.' }
    },
  })

  /** @param said all the visitor wrote: nobody's details are made up */
  function leadTool(question: Question, said: string): BuiltInTool {
    const { region, agent, conversationId, kept, channel, country, address } = question
    const asked = leadQuestions(agent.chatForm)
    // There are always fields: the details themselves.
    const form = chatFormOf(asked, 'en')!
    return {
      name: leadToolName,
      description:
        'Keeps what this visitor tells about themselves for the team. Call it when the visitor gives their own email address or phone number in the conversation, with what else they told. Never with details of somebody else, and never with anything they did not write.',
      parameters: {
        type: 'object',
        properties: Object.fromEntries(
          form.fields.map(({ name, label }) => [name, { ...text, description: label }]),
        ),
        additionalProperties: false,
      },
      async run(values) {
        const given = Object.fromEntries(
          Object.entries(Object(values)).filter(
            (entry): entry is [string, string] => typeof entry[1] === 'string',
          ),
        )
        const taken = takeForm(form, given)
        if ('refusal' in taken) {
          return { error: 'Nothing was kept: the arguments are wrong.', fields: taken.refusal.fields ?? {} }
        }
        const { details, fields } = chatFormAnswers(asked, taken.values)
        const { name, phone } = details
        if (name && !isName(name, said)) {
          return { error: 'Nothing was kept: the arguments are wrong.', fields: { 'values.name': noName } }
        }
        if (!isSaid(details, said)) return { error: 'Nothing was kept: the visitor did not write that.' }
        const lead = await captureLead({
          ...{ region, agent, conversationId, kept, channel, address, source: 'tool' },
          details: {
            ...details,
            ...(phone && { phone: writtenPhone(phone, { country, lang: agent.lang }) }),
          },
          fields: await withColumns(region, agent.ID, fields),
        })
        return lead
          ? { data: 'It is kept.' }
          : { error: 'Nothing was kept: an email address or a phone number is needed.' }
      },
    }
  }

  /** The same functions and those of the team, for a visitor's question. */
  return async function withTeamTools(
    tools: Tools,
    question: Question,
    history: readonly SaidTurn[],
  ): Promise<Tools> {
    const { region, agent, channel, once, callsTools = true } = question
    if (once || !callsTools) return tools
    const { smartHandoff, disableHandoff } = { ...handoffDefaults, ...agent }
    const handed = smartHandoff && !disableHandoff ? withBuiltInTool(tools, personTool(question)) : tools
    if (channel === 'test' || !agent.recordChatHistory) return handed
    if (!(await settingsOf(region, agent.ID)).fromWords) return handed
    const own = history.flatMap(({ role, content }) => (role === 'user' ? [content] : []))
    return withBuiltInTool(handed, leadTool(question, [...own, question.text].join('\n')))
  }
}

/** What a lead is made of: its details, and what the owner asks in the form before the chat. */
function leadQuestions({ fields }: ChatForm = noChatForm): ChatForm {
  const details = (['name', 'email', 'phone'] as const).map((kind) => ({ kind, label: '', required: false }))
  const own = fields.filter(({ kind }) => kind === 'own').map((field) => ({ ...field, required: false }))
  return { fields: [...details, ...own], consent: '' }
}
