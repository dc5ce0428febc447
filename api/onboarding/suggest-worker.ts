import { parentPort } from 'node:worker_threads'
import { askKnowledge } from './ask-knowledge.ts'
import { suggestQuestions } from './suggest-questions.ts'

/** What an agent would know, and its language. */
export interface SuggestMessage {
  docs: readonly { name: string; url: string | null; content: string }[]
  lang: string
}

/** Questions it answers, the surest first. */
export interface SuggestAnswer {
  questions: string[]
}

async function work({ docs, lang }: SuggestMessage): Promise<SuggestAnswer> {
  return { questions: await suggestQuestions(docs, lang, await askKnowledge(docs)).catch(() => []) }
}

parentPort?.on('message', async (message: SuggestMessage) => parentPort?.postMessage(await work(message)))
parentPort?.postMessage('ready')
