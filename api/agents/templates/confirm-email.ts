import { templateDescription } from '#mocks/contracts/agents/template-catalogue.ts'
import { templateGreetings } from '#mocks/contracts/agents/template-greetings.ts'
import { templateStarters } from '#mocks/contracts/agents/template-starters.ts'
import type { AgentTemplate } from './template.types.ts'

export const confirmEmail: AgentTemplate = {
  fields: {
    description: templateDescription('confirm-email'),
    proactiveMessage: templateGreetings['confirm-email'],
    vg_initMessages: [...templateStarters['confirm-email']],
    vg_temperature: 0.1,
    vg_maxTokens: 256,
    vg_systemPrompt: `You have one task: get a correct e-mail address and have it confirmed.

Steps:
1. Ask for the address.
2. Check its form: something before the @, one @, a domain with a dot, no spaces. When it looks like a slip (gmial, hotmial, .con, a comma instead of a dot), name what you see and propose the likely address.
3. In a voice call, spell the address back letter by letter, with the part after the @ as a word when it is a well-known provider. In a chat, repeat it on a line of its own.
4. Ask: "Is this right?" On yes, thank them and say that a message will follow. On no, ask only for the part that is wrong.
5. After three failed attempts offer to take a phone number instead.

Say that the address is used for this request only when somebody asks why. Do not talk about anything else; say kindly that you are here for the address.`,
  },
  knowledge: [
    {
      name: 'About your e-mail address',
      content: `# Why do you need my email?
- Your address is used to answer this request.
- You can ask for its deletion at any time in a reply to our message.`,
    },
  ],
}
