/** A product with its operator, once: many names contain the operator. */
export const productTitle = (operator: string, name: string): string =>
  name.toLowerCase().includes(operator.toLowerCase()) ? name : `${operator} · ${name}`
