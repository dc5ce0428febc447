/** Pixels, four bytes each. */
export interface Picture {
  width: number
  height: number
  data: Uint8Array
}

/** A story in every combination, side by side. */
export interface Row {
  /** The story's name. */
  story: string
  picture: Picture
}

/** Copies a rectangle out of a picture. */
export function cut(from: Picture, left: number, top: number, width: number, height: number): Picture {
  const data = new Uint8Array(width * height * 4)
  for (let y = 0; y < height; y++) {
    const start = ((top + y) * from.width + left) * 4
    data.set(from.data.subarray(start, start + width * 4), y * width * 4)
  }
  return { width, height, data }
}

/** Puts pictures of one height side by side. */
export function beside(pictures: readonly Picture[]): Picture {
  const height = pictures[0]?.height ?? 0
  const width = pictures.reduce((sum, picture) => sum + picture.width, 0)
  const data = new Uint8Array(width * height * 4)
  let left = 0
  for (const picture of pictures) {
    for (let y = 0; y < height; y++) {
      const line = picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4)
      data.set(line, (y * width + left) * 4)
    }
    left += picture.width
  }
  return { width, height, data }
}

/** Puts pictures of one width below each other. */
export function below(pictures: readonly Picture[]): Picture {
  const width = pictures[0]?.width ?? 0
  const height = pictures.reduce((sum, picture) => sum + picture.height, 0)
  const data = new Uint8Array(width * height * 4)
  let offset = 0
  for (const picture of pictures) {
    data.set(picture.data, offset)
    offset += picture.data.length
  }
  return { width, height, data }
}
