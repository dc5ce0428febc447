import { wordsIn } from './words-in.ts'

/**
 * The wish for a person in languages we have no other words of. `wishes` are heard wherever they stand, `alone` only
 * where little stands beside them: a message about something else may name a representative, too. `asks` make a
 * question of what follows.
 */
const languages = [
  // Hebrew.
  {
    wishes: `לדבר עם מישהו | לדבר עם נציג | לדבר עם נציגה | לדבר עם בן אדם | לדבר עם אדם | לדבר עם אנשים | לדבר עם מישהי | לדבר עם הצוות | לדבר עם איש צוות | לדבר עם שירות לקוחות | לדבר עם שירות הלקוחות | לדבר עם מנהל | לשוחח עם נציג | לשוחח עם מישהו | לשוחח עם בן אדם | לשוחח עם אדם | רוצה נציג | רוצה נציגה | רוצה בן אדם | צריך נציג | צריכה נציג | תעבירו אותי לנציג | תעביר אותי לנציג | להעביר אותי לנציג | חברו אותי לנציג | שמישהו יחזור אלי | שיחזרו אלי | תחזרו אלי`,
    alone: `נציג | נציגה | נציג אנושי | נציג שירות | בן אדם | אדם אמיתי | מישהו אמיתי | מענה אנושי | שירות לקוחות`,
    asks: 'מתי איפה כמה למה איך מה מי האם איזה איזו',
  },
  // Arabic.
  {
    wishes: `التحدث إلى شخص | التحدث مع شخص | التحدث إلى موظف | التحدث مع موظف | التحدث إلى ممثل | التحدث مع ممثل | التحدث إلى إنسان | التحدث مع إنسان | التحدث إلى أحد | التحدث مع أحد | التحدث إلى خدمة العملاء | التحدث مع خدمة العملاء | التكلم مع شخص | التكلم مع موظف | التكلم مع أحد | أتحدث إلى شخص | أتحدث مع شخص | أتحدث مع موظف | أتكلم مع شخص | أتكلم مع موظف | اتكلم مع حد | أتكلم مع أحد | الكلام مع شخص | أريد موظف | أريد موظفا | أريد إنسان | أريد شخص حقيقي | أريد شخصا حقيقيا | حولني إلى موظف | حولوني إلى موظف | وصلني بموظف | اتصلوا بي`,
    alone: `موظف | ممثل | إنسان | شخص حقيقي | موظف خدمة العملاء | خدمة العملاء`,
    asks: 'متى أين وين كم لماذا ليش كيف ما ماذا هو هي هل أي',
  },
].map(({ wishes, alone, asks }) => ({
  wishes: wishes.split('|').map(wordsIn),
  alone: alone.split('|').map(wordsIn),
  asks: new Set(wordsIn(asks)),
}))

/** Words that may stand beside a wish, and beside a bare name of a person. */
const strangeWords = { wishes: 6, alone: 2 }

/** Whether a message in Hebrew or Arabic is a wish for a person. */
export function wishesPerson(words: readonly string[]): boolean {
  return languages.some(({ wishes, alone, asks }) => {
    const isAsked = (from: number) => words.slice(from).some((word) => asks.has(word))
    const wish = placed(words, wishes)
    if (wish) return words.length - wish.length <= strangeWords.wishes && !isAsked(wish.at)
    const name = placed(words, alone)
    return name !== null && words.length - name.length <= strangeWords.alone && !isAsked(0)
  })
}

/** Where the longest of some phrases stands in a message; null where none does. */
function placed(words: readonly string[], phrases: readonly string[][]) {
  let best: { at: number; length: number } | null = null
  for (const phrase of phrases) {
    const at = words.findIndex((_, place) => phrase.every((word, offset) => words[place + offset] === word))
    if (at >= 0 && phrase.length > (best?.length ?? 0)) best = { at, length: phrase.length }
  }
  return best
}
