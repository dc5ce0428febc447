/** A step of the space scale: 4 is `--space-4`, 16 px; 0 is none. */
export type Space = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9
