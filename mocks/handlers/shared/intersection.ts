/** All members of a union at once. */
export type Intersection<U> = (U extends unknown ? (member: U) => void : never) extends (all: infer A) => void
  ? A
  : never
