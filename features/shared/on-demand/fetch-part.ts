/** A part of the product did not arrive: no connection, or its file is of an older release. */
export const partNotLoaded = 'This could not be loaded. Check your connection and try again.'

/** Fetches a part; where it does not arrive, throws words for a person instead of the name of a file. */
export async function fetchPart<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load()
  } catch (cause) {
    throw new Error(partNotLoaded, { cause })
  }
}
