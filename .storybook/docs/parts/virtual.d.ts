declare module 'virtual:story-words' {
  /** What can be read on the screens, read from the source when the catalogue is built. */
  export const words: import('../../catalogue/story-words.ts').StoryWords[]
}
