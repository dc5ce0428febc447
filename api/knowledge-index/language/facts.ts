/** A kind of fact recognised by its shape, whatever words stand around it. */
export type Fact = 'time' | 'price' | 'phone' | 'email' | 'address'

// Every pattern is linear on the bounded prefix below: no nested repetition over the same characters.
const longestScanned = 400

const clockTime = /\b\d{1,2}:\d{2}\b|\b\d{1,2}(?:[.:]\d{2})?\s?[ap]\.?m\b/i
const money = /[$€£¥₹]\s?\d|\d\s?(?:[$€£¥₹]|(?:usd|eur|gbp|dollars?|euros?|pounds?)\b)/i
const mailbox = /[\w.+-]{1,64}@[\w-]{1,63}\.[\w.-]{2,80}/
const digitRun = /[+(]?\d[\d ().\-/]{5,20}\d/g
const calendarDate = /^\d{4}\D\d{1,2}\D\d{1,2}$|^\d{1,2}[./-]\d{1,2}[./-]\d{4}$|^\d{4}\s?-\s?\d{4}$/
const streetAfterNumber =
  /\b\d{1,5}[a-z]?\s(?:[\p{L}.'’-]{1,30}\s){0,4}(?:street|st|avenue|ave|road|rd|boulevard|blvd|lane|ln|drive|dr|court|ct|square|sq|place|plaza|highway|hwy|parkway|pkwy|terrace|way)\b/iu
const numberAfterStreet =
  /(?:stra(?:ss|ß)e|straat|laan|gasse|platz)\s\d{1,4}\b|\b(?:rue|via|calle|rua)\s(?:[\p{L}.'’-]{1,30}\s){1,4}\d{1,4}\b/iu
const postcode = /\b[A-Z]{2}\s\d{5}\b|\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b/

/** The kinds of facts a line states: '(317) 585-8468' is a phone number though it never says so. */
export function factsOfLine(line: string): Fact[] {
  const text = line.slice(0, longestScanned)
  const facts: Fact[] = []
  if (text.includes('@') && mailbox.test(text)) facts.push('email')
  if (!/\d/.test(text)) return facts
  if (clockTime.test(text)) facts.push('time')
  if (money.test(text)) facts.push('price')
  if (statesPhoneNumber(text)) facts.push('phone')
  if (streetAfterNumber.test(text) || numberAfterStreet.test(text) || postcode.test(text))
    facts.push('address')
  return facts
}

function statesPhoneNumber(text: string): boolean {
  for (const [run] of text.matchAll(digitRun)) {
    const digits = run.replace(/\D/g, '').length
    if (digits >= 7 && digits <= 15 && !calendarDate.test(run)) return true
  }
  return false
}
