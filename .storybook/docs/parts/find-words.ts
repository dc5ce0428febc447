import type { StoryWords } from '../../catalogue/story-words.ts'

/** A place where the words can be read. */
export interface Found extends Pick<StoryWords, 'title' | 'state' | 'story'> {
  /** The text with the words in it. */
  text: string
}

const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Where all of the words stand in one text: states that show it first, then screens. */
export function findWords(words: readonly StoryWords[], asked: string, most = 60): Found[] {
  const wanted = plain(asked).split(/\s+/).filter(Boolean)
  if (wanted.join('').length < 2) return []
  const found = words.flatMap(({ title, state, story, words: texts }) => {
    const text = texts.find((each) => wanted.every((word) => plain(each).includes(word)))
    return text ? [{ title, state, story, text }] : []
  })
  return found.sort((a, b) => Number(b.state !== undefined) - Number(a.state !== undefined)).slice(0, most)
}
