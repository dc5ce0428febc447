import { stemOf } from '#features/shared/words/stem-of.ts'

/** Words of a question that no page is found by. */
const idle = new Set(
  'a about am an and are as at be by can could do does for from get give go has have how i if in into is it its just like make me my need of off on one or our please should so some that the their them there this to up us use want was we what when where which who why will with would you your'.split(
    ' ',
  ),
)

/** Other words for what the docs call by one; written as `stemOf` leaves them. */
const same: Record<string, string> = {
  site: 'website',
  homepage: 'website',
  domain: 'website',
  color: 'colour',
  throttl: 'limit',
  quota: 'limit',
  delet: 'remov',
  delete: 'remov',
  duplic: 'copi',
  clone: 'copi',
  bot: 'agent',
  chatbot: 'agent',
  assist: 'agent',
  user: 'member',
  team: 'workspac',
  peopl: 'member',
  integrat: 'api',
  whitelist: 'allow',
  hook: 'webhook',
  callback: 'webhook',
  mail: 'email',
  add: 'put',
  instal: 'put',
  insert: 'put',
}

/** Words of a text as the search knows them: without endings, one for all that mean the same. */
export function searchWords(text: string): string[] {
  return (
    text
      // 'agentId' is found whole and by its parts.
      .replace(/\w*[a-z][A-Z]\w*/g, (word) => `${word} ${word.replace(/([a-z])([A-Z])/g, '$1 $2')}`)
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean)
      .map((word) => {
        const stem = stemOf(word)
        return same[word] ?? same[stem] ?? stem
      })
  )
}

/** Words of a query; those that say nothing are left out unless there are no others. */
export function queryWords(query: string): string[] {
  const all = query.toLowerCase().split(/[^\p{L}\p{N}-]+/u)
  const telling = all.filter((word) => word && !idle.has(word))
  return searchWords((telling.length > 0 ? telling : all).join(' '))
}
