import { splitWords } from '#api/knowledge-index/language/words.ts'

/** A message that asks nothing of the knowledge. */
export type SmallTalk = 'greeting' | 'thanks' | 'goodbye' | 'identity'

const mostWords = 8
const longestMessage = 120

const greetings = new Set('hi hello hey hiya howdy greetings yo morning afternoon evening welcome'.split(' '))
const thanks = new Set('thank thanks thx ty cheers appreciated appreciate'.split(' '))
const goodbyes = new Set('bye goodbye cya ciao farewell later'.split(' '))
const fillers = new Set(
  `a all again and are be day everyone for good great have help helpful i is it lot lots much nice night ok okay one
  really see so that thats the there this very was you your youre everything perfect cool awesome how doing today
  team friend folks guys once`.split(/\s+/),
)
const greetingPhrases = new Set(['how are you', 'how are you doing', 'how are you today', 'hows it going'])
const identityPhrases = new Set([
  'who are you',
  'what are you',
  'what is your name',
  'whats your name',
  'what can you do',
  'what do you do',
  'what do you know',
  'what do you offer',
  'what can i ask',
  'what can i ask you',
  'how can you help',
  'how can you help me',
  'can you help me',
  'help',
  'help me',
  'are you a bot',
  'are you a robot',
  'are you human',
  'are you a human',
  'are you an ai',
  'are you real',
])

/** Recognises a message made of courtesies only: 'Hi! What time do you open?' is a question. */
export function smallTalkOf(text: string): SmallTalk | null {
  if (text.length > longestMessage) return null
  const words = splitWords(text)
  if (words.length === 0 || words.length > mostWords) return null
  const asked = words.filter((word, index) => index > 0 || !greetings.has(word)).join(' ')
  if (identityPhrases.has(asked)) return 'identity'
  if (greetingPhrases.has(asked)) return 'greeting'
  const kinds = words.map(kindOf)
  if (kinds.includes('other')) return null
  if (kinds.includes('goodbye')) return 'goodbye'
  if (kinds.includes('thanks')) return 'thanks'
  return kinds.includes('greeting') ? 'greeting' : null
}

function kindOf(word: string): 'greeting' | 'thanks' | 'goodbye' | 'filler' | 'other' {
  if (greetings.has(word)) return 'greeting'
  if (thanks.has(word)) return 'thanks'
  if (goodbyes.has(word)) return 'goodbye'
  return fillers.has(word) ? 'filler' : 'other'
}
