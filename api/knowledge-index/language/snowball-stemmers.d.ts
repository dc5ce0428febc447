declare module 'snowball-stemmers' {
  export interface Stemmer {
    stem(word: string): string
  }
  /** @throws when there is no stemmer of this name */
  export function newStemmer(name: string): Stemmer
}
