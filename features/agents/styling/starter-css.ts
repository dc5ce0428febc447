/** What the editor of an agent without CSS starts with (spec 1 §2); it is saved only once something is written. */
export const starterCss = `/* Pictures on cards keep the shape they come in. To give all of them the same one:

.vg-widget__bubble img {
  aspect-ratio: 16 / 9;
  object-fit: cover;
}
*/
`
