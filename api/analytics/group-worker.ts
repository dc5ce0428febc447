import { parentPort } from 'node:worker_threads'
import { type GroupingWork, nearestGroups } from './nearest-groups.ts'
import { questionWords } from './question-words.ts'

/** What the thread that groups questions is asked. */
export type GroupMessage = { words: string[] } | { group: GroupingWork }

parentPort?.on('message', (message: GroupMessage) => {
  parentPort?.postMessage('words' in message ? questionWords(message.words) : nearestGroups(message.group))
})
parentPort?.postMessage('ready')
