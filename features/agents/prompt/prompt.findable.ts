import { findables } from '../core/findables.ts'
import { promptCards, promptTabs, promptWords } from './prompt.words.ts'

const { instructions, model, received, compare } = promptCards

/** What can be found of the page 'Prompt', with the words of people who do not know ours. */
export const promptFindables = [
  ...findables('nodes', promptCards, {
    instructions: { also: 'instruct it, variables, placeholders in the prompt, guidelines' },
    model: { also: 'language model, answers written by, ai settings, model settings' },
    received: {
      also: 'see the whole prompt, preview the prompt, debug the prompt, full prompt, what is sent to the ai, final prompt, inspect prompt',
    },
    compare: {
      also: 'compare answers, before and after, a b test, difference between draft and live, test the draft, side by side, old and new prompt',
    },
  }),
  ...findables('nodes', promptTabs, {
    prompt: { also: 'instructions tab' },
    checks: { subTab: 'checks', also: 'publish checks, checks before publishing, tests tab' },
  }),
  ...findables('nodes', promptWords, {
    vg_systemPrompt: {
      card: instructions,
      also: 'prompt, system message, system instructions, personality, persona, character, tone of voice, role of the bot, how it speaks, what the bot should do, behaviour, custom instructions, tell the bot what to do, answer style, be polite, formal, guardrails, forbidden topics, do not talk about',
    },
    libraryPrompt: {
      card: instructions,
      also: 'insert a prompt, saved prompt, prompt library, reuse a prompt, prompt template, ready made prompt, prompts of the workspace',
    },
    vg_initPrompt: {
      card: instructions,
      also: 'first answer, init prompt, initial instruction, ask for the name first, start of the conversation, how it opens, instruction for the first reply, what it asks first',
    },
    vg_defaultModel: {
      card: model,
      also: 'gpt, gpt-4, chatgpt, openai, claude, llm, ai model, choose the ai, which ai, switch model, model name, engine, mistral, gemini, better ai, cheaper model',
    },
    vg_temperature: {
      card: model,
      also: 'creativity, creative, too creative, stick to the facts, less creative, randomness, random answers, hallucination, strict answers, make things up, precise, imagination, variation, varied',
    },
    vg_maxTokens: {
      card: model,
      also: 'length of answers, answer length, shorter answers, long answers, answers too long, response length, output length, word limit, cut off answers, brief replies, token limit per answer',
    },
    receivedQuestion: {
      card: received,
      also: 'example question for the prompt, sample question to the model',
    },
    comparedQuestion: { card: compare, also: 'ask both, question for draft and published, test question' },
  }),
]
