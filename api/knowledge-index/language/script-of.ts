const scripts = [
  { script: 'Latin', letters: /\p{sc=Latin}/gu },
  { script: 'Cyrillic', letters: /\p{sc=Cyrillic}/gu },
  { script: 'Greek', letters: /\p{sc=Greek}/gu },
  { script: 'Hebrew', letters: /\p{sc=Hebrew}/gu },
  { script: 'Arabic', letters: /\p{sc=Arabic}/gu },
  { script: 'Devanagari', letters: /\p{sc=Devanagari}/gu },
  { script: 'Thai', letters: /\p{sc=Thai}/gu },
  { script: 'Hangul', letters: /\p{sc=Hangul}/gu },
  { script: 'Georgian', letters: /\p{sc=Georgian}/gu },
  { script: 'Armenian', letters: /\p{sc=Armenian}/gu },
  // Japanese mixes them.
  { script: 'Han', letters: /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu },
] as const

/** A script a text may be written in. */
export type Script = (typeof scripts)[number]['script']

/** The script most letters of a text are of; undefined where it has none of them. */
export function scriptOf(text: string): Script | undefined {
  let best: { script: Script | undefined; count: number } = { script: undefined, count: 0 }
  for (const { script, letters } of scripts) {
    const count = text.match(letters)?.length ?? 0
    if (count > best.count) best = { script, count }
  }
  return best.script
}
