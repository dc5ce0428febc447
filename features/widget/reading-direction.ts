const rightToLeft = /^(ar|arc|ckb|dv|fa|he|iw|khw|ks|ps|sd|ug|ur|yi)(?![a-z])/i

/** Reading direction of a language tag, e.g. `ar-EG`. */
export function directionOf(lang: string): 'ltr' | 'rtl' {
  return rightToLeft.test(lang) ? 'rtl' : 'ltr'
}
