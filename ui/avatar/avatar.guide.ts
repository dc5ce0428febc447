/** What the documentation says of it beside its parts and properties. */
export const guide = {
  purpose: 'Stands for a person or an agent: their picture, or the letters of their name.',
  keys: [],
  good: { says: 'Give the name: letters stand in while there is no picture.', story: 'Default' },
  bad: { says: 'Do not leave the name out: nobody can tell who is meant.', story: 'NoName' },
}
