/** Work that tells pieces of its result on the way, as a generator of them; what the work returns or throws, it does. */
export async function* piecesOf<R>(
  work: (onPiece: (piece: string) => void) => Promise<R>,
): AsyncGenerator<string, R> {
  const pieces: string[] = []
  let wake = () => {}
  let isOver = false
  const running = work((piece) => {
    pieces.push(piece)
    wake()
  }).finally(() => {
    isOver = true
    wake()
  })
  // Whoever reads the pieces learns of a failure below; until then it is nobody's.
  running.catch(() => {})
  while (!isOver || pieces.length > 0) {
    const piece = pieces.shift()
    if (piece !== undefined) yield piece
    else {
      await new Promise<void>((resolve) => {
        wake = resolve
        if (isOver || pieces.length > 0) resolve()
      })
    }
  }
  return running
}
