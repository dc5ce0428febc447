import { findables } from '../core/findables.ts'
import { promptCards, promptTabs, promptWords } from './prompt.words.ts'

const { instructions, model, received, compare } = promptCards

/** What can be found of the page 'Prompt', with the words of people who do not know ours. */
export const promptFindables = [
  ...findables('nodes', promptCards, {
    instructions: {
      also: 'instruct it, variables, placeholders in the prompt, guidelines',
      asks: 'tell it how to act, where the rules for answers are, write what it must do, put in the date automatically, rules it follows, instructions for the agent, give it rules, guidelines for answers, insert variables, todays date in the prompt',
    },
    model: {
      also: 'language model, answers written by, ai settings, model settings',
      asks: 'which brain it uses, choose which ai answers, tune the ai, settings of the gpt, the engine behind it, ai model settings, which language model, creativity and length of answers, change the ai',
    },
    received: {
      also: 'see the whole prompt, preview the prompt, debug the prompt, full prompt, what is sent to the ai, final prompt, inspect prompt',
      asks: 'what exactly goes to the ai, look at the complete text sent, why did it say that, see behind the scenes, check the filled in variables, show me the final prompt, what the ai sees, debug why it answered so, preview of what is sent, look behind, trace, inspect the request, context sent to the model, what is the complete prompt, transparency',
    },
    compare: {
      also: 'compare answers, before and after, a b test, difference between draft and live, test the draft, side by side, old and new prompt',
      asks: 'is the new version better, what changed since last time, old answer against new answer, try before i put it live, difference to what customers see, compare versions, test my changes, see the effect of my changes, which version answers better, check my edits, old and new, preview my changes before publishing, did my change help',
    },
  }),
  ...findables('nodes', promptTabs, {
    prompt: {
      also: 'instructions tab',
      asks: 'page with its orders, where i write its behaviour, main text of the ai, prompt tab, instructions and model',
    },
    checks: {
      subTab: 'checks',
      also: 'publish checks, checks before publishing, tests tab',
      asks: 'does it still answer right, automatic tests, make sure nothing broke, exam before it goes live, tests before publishing, quality checks',
    },
  }),
  ...findables('nodes', promptWords, {
    vg_systemPrompt: {
      card: instructions,
      also: 'prompt, system message, system instructions, personality, persona, character, tone of voice, role of the bot, how it speaks, what the bot should do, behaviour, custom instructions, tell the bot what to do, answer style, be polite, formal, guardrails, forbidden topics, do not talk about',
      asks: 'make it friendlier, it is rude, be more polite, talk like one of us, stay on topic, it should not talk about competitors, only answer about our shop, use informal speech, give it a personality, never promise discounts, behave like a salesperson, it talks too stiff, change its personality, make it formal, write shorter and friendlier, say you instead of sir, it should not answer private questions, role of the assistant, never talk about politics, do not mention prices, use emojis, how it addresses customers, humour, be more professional, act like a doctor receptionist, be funny, less formal, how should it act, dont answer off topic, restrict topics, swearing, tell it to sell more, behave, manners, answers in bullet points, stop saying as an ai, style of writing, act as a consultant, what is it allowed to talk about, give it a role, avoid certain words, policy for refunds, refuse some questions, behaves weird',
    },
    libraryPrompt: {
      card: instructions,
      also: 'insert a prompt, saved prompt, prompt library, reuse a prompt, prompt template, ready made prompt, prompts of the workspace',
      asks: 'use text i wrote once everywhere, same rules for all bots, shared text block, pick a ready text, add our standard rules, use a saved prompt, prompt templates, add a prompt from the library, reuse instructions, shared instructions, prompt collection, insert template, central prompt, company wide instructions',
    },
    vg_initPrompt: {
      card: instructions,
      also: 'first answer, init prompt, initial instruction, ask for the name first, start of the conversation, how it opens, instruction for the first reply, what it asks first',
      asks: 'it should ask for the name at first, only at the beginning of a talk, how it should start a conversation, first reply must mention something, begin by asking what they want, instruction for the first answer, begin every conversation with a question, ask the name in the first reply, how to open the talk, say something only once at the start, first thing it asks, ice breaker, initial behaviour, at the start only',
    },
    vg_defaultModel: {
      card: model,
      also: 'gpt, gpt-4, chatgpt, openai, claude, llm, ai model, choose the ai, which ai, switch model, model name, engine, mistral, gemini, better ai, cheaper model',
      asks: 'use chatgpt, is there a smarter one, switch to claude, the ai is too dumb, cheaper brain, newest gpt, which ai do you use, try another ai, more intelligent, change the ai model, gpt or claude, use another language model, smarter model, faster model, stupid answers, gpt 5, anthropic, google gemini, open source model, change engine, chat gpt version, quality of the ai, model is too expensive, select the ai, not smart enough',
    },
    vg_temperature: {
      card: model,
      also: 'creativity, creative, too creative, stick to the facts, less creative, randomness, random answers, hallucination, strict answers, make things up, precise, imagination, variation, varied',
      asks: 'it makes things up, too much fantasy, more creative, always the same answer, stick to facts, it lies, answers vary too much, less random, it invents stuff, it hallucinates prices, hallucinations, invents things, made up answers, random replies, more factual, same question different answers, how creative, consistent answers, wild answers, fantasy, fabricates, untrue answers, nonsense, unpredictable, more exact, deterministic, serious answers, wrong facts invented, false information, spontaneous, boring answers, accuracy',
    },
    vg_maxTokens: {
      card: model,
      also: 'length of answers, answer length, shorter answers, long answers, answers too long, response length, output length, word limit, cut off answers, brief replies, token limit per answer',
      asks: 'answers are too long, keep it short, it writes novels, too much text, its answers get cut off in the middle, give longer replies, talks too much, short and sweet, limit how much it writes, answers are cut off, too long replies, maximum length, longer answers, limit the reply length, wordy, stops in the middle of a sentence, concise, brief, essay, too wordy, talkative, number of words, answer size, reply stops early, truncated, max words, long texts nobody reads, more detail, less chatty',
    },
    receivedQuestion: {
      card: received,
      also: 'example question for the prompt, sample question to the model',
      asks: 'type something to see what the ai gets, sample for the preview, try it with this question, example question to preview the prompt, what would be sent for this question',
    },
    comparedQuestion: {
      card: compare,
      also: 'ask both, question for draft and published, test question',
      asks: 'ask both versions the same, put one question to old and new, what should both answer, question to compare both, ask draft and live version',
    },
  }),
]
