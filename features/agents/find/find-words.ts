import { stemOf } from '#features/shared/words/stem-of.ts'

/** Words of a question that say nothing about what is looked for. */
const idle = new Set(
  'a about adjust again agent agents all already also always am an and any anybody anymore anyone anything anywhere are aren as at be because been being between bit bot by can cannot cant change chatbot choose config configuration configure could couldn customise customize d different differently did didn do does doesn doesnt don done dont during each edit else even ever every everybody everyone everything find for from get gets getting give go gonna got had has hasn have haven having he her him how i if in instead into is isn it its ive just kind less let lets like ll lot lots m make me modify more most much many my n need no not nothing of on one only option options or other others our out over own pick please preference preferences put re really replace s see select set setting settings shall she should shouldn show so some somebody somehow someone something somewhere still swap t tell than that the their them then these they thing things this those through to too turn up update us use ve very wanna want was wasn we what whats when where which while who will with without won wont would wouldn yet you your'.split(
    ' ',
  ),
)

/** The words of a text without case and accents; 'maxChunkSize' is three. */
export function wordsOf(text: string): string[] {
  return text
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/** Forms whose stem is not that of their word: 'called' is about names, 'call' about telephones. */
const forms = new Map(
  'color:colour colors:colour colored:colour wrote:write written:write writing:write writes:write typing:type said:say saying:say told:tell spoke:speak spoken:speak kept:keep heard:hear sent:send chose:choose chosen:choose paid:pay understood:understand given:give gave:give began:begin begun:begin stolen:steal stole:steal hidden:hide hid:hide shown:show bought:buy thought:think knew:know known:know knows:know forgot:forget forgotten:forget forgets:forget made:make making:make took:take taken:take taking:take found:find broke:break broken:break read:read people:person persons:person women:woman men:man mails:mail using:use saw:see seen:see asked:ask asking:ask asks:ask cheaper:cheap approval:approve removal:remove retrieval:retrieve storage:store creativity:creative anonymity:anonymous availability:available explanation:explain retention:retain expiry:expire safety:safe security:secure payment:pay visibility:visible width:wide delivery:deliver description:describe'
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
)

/** What a search knows a word by. */
export function termOf(word: string): string {
  // Of three letters the stem is the word: 'day', and so of 'days'.
  if (/^[a-z]{2}ys$/.test(word)) return word.slice(0, 3)
  return word === 'called' ? word : stemOf(forms.get(word) ?? word)
}

const idleTerms = new Set([...idle].map(termOf))

/** Whether a word says nothing about what is looked for, in whichever form. */
export function isIdle(word: string): boolean {
  return idle.has(word) || idleTerms.has(termOf(word))
}

/** The words of a text that say what it is about. */
export function onlyTelling(text: string): string[] {
  return wordsOf(text).filter((word) => !isIdle(word))
}
