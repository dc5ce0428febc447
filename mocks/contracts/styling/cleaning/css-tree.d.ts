// The parts of css-tree that read and write CSS; the rest of it is ten times their size and knows every property.
declare module 'css-tree/parser' {
  import { parse } from 'css-tree'
  export default parse
}
declare module 'css-tree/generator' {
  import { generate } from 'css-tree'
  export default generate
}
declare module 'css-tree/walker' {
  import { walk } from 'css-tree'
  export default walk
}
declare module 'css-tree/tokenizer' {
  export { tokenize, tokenTypes } from 'css-tree'
}
declare module 'css-tree/utils' {
  export { ident, string, url } from 'css-tree'
}
