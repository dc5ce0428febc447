/** A token of the scope changes everything in it. */
export const scopeTokens = `.mine.vg-scope {
  --radius-control: 999px;
  --radius-card: 20px;
}`

/** A token of a component changes it in every state it has. */
export const componentTokens = `.mine .vg-button[data-tone="primary"] {
  --button-bg: #0b6e4f;
  --button-bg-hover: #095c42;
  --button-border: #0b6e4f;
  --button-text: #ffffff;
}`

/** A class name, for what no token covers. */
export const classNames = `.mine .vg-card__title {
  letter-spacing: 0.04em;
  text-transform: uppercase;
}

.mine .vg-card {
  border-block-start: 3px solid
    var(--accent-solid);
}`
