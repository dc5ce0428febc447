import { termOf } from './find-words.ts'

/** Words people use for one another when they speak of software, whatever it does. */
const groups = [
  'avatar photo picture image icon logo pic portrait mascot',
  'colour tint shade hue',
  'site website homepage webpage',
  'domain host origin hostname',
  'delete remove erase wipe discard',
  'copy clone duplicate',
  'delay wait pause lag slow',
  'answer reply response respond',
  'visitor user customer client guest caller',
  'limit cap maximum max restrict quota ceiling',
  'cost spend price budget money expense',
  'mail email notification alert',
  'person human staff colleague operator',
  'automatically auto itself straight immediately instantly',
  'woman man male female gender speaker voice',
  'call phone telephone dial ring',
  'file document doc pdf',
  'code snippet script html javascript',
  'key token secret password',
  'consent permission agreement approval',
  'button click clickable press tap',
  'position location corner side placement',
  'test try practice experiment',
  'add insert create',
  'step node block',
  'length long short size',
  'invent hallucinate wrong false',
  'text wording phrase',
  'model llm gpt claude gemini mistral llama',
  'greeting welcome hello intro introduction opening',
  'privacy gdpr confidential',
  'history transcript log record',
  'export download backup',
  'import upload feed',
  'preference option configuration',
  'role persona personality character',
  'editor builder designer',
  'spam spammer abuse flood',
  'enable activate',
  'disable deactivate',
  'arrange layout tidy',
  'error problem mistake fault',
  'name called title',
  'background wallpaper backdrop',
  'noise sound ambience',
]

const likes = new Map<string, Set<string>>()
for (const group of groups) {
  const terms = group.split(' ').map(termOf)
  for (const term of terms) {
    const known = likes.get(term) ?? new Set<string>()
    for (const other of terms) if (other !== term) known.add(other)
    likes.set(term, known)
  }
}

const none: ReadonlySet<string> = new Set()

/** Terms that often mean the same as one; none where there is no such word. */
export function likeTerms(term: string): ReadonlySet<string> {
  return likes.get(term) ?? none
}
