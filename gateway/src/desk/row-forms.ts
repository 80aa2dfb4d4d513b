/** The style of forms in cards whose fields stand side by side. */
export const rowForms =
  '.card form{display:flex;flex-wrap:wrap;gap:8px;margin-top:8px}.card form>*{flex:1 1 160px}'
