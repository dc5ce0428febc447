/**
 * Tells what was written here and comes back as a prop from what comes from outside. Between the two more may
 * have been written: taking an echo for a new text would undo it.
 */
export function createEchoes(): { expect: (text: string) => void; isOne: (text: string) => boolean } {
  let expected: string[] = []
  return {
    expect: (text) => {
      expected.push(text)
    },
    isOne: (text) => {
      const place = expected.indexOf(text)
      // What was passed over was never drawn; after a text from outside none is waited for.
      expected = place < 0 ? [] : expected.slice(place + 1)
      return place >= 0
    },
  }
}
