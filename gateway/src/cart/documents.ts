import { parse, validate, type DocumentNode, type GraphQLSchema, type Source } from 'graphql'

const KEPT = 100
// The shop's largest operation has a quarter of these tokens.
const MOST_TOKENS = 800

/** Parses and validates each text once, because browsers send the same few operations. */
export function rememberedDocuments() {
  const documents = new Map<string, DocumentNode>()
  const verdicts = new WeakMap<DocumentNode, ReturnType<typeof validate>>()
  return {
    parse(source: string | Source): DocumentNode {
      const text = typeof source === 'string' ? source : source.body
      const known = documents.get(text)
      if (known) return known
      const document = parse(text, { maxTokens: MOST_TOKENS })
      if (documents.size >= KEPT) documents.delete(documents.keys().next().value!)
      documents.set(text, document)
      return document
    },
    validate(
      schema: GraphQLSchema,
      document: DocumentNode,
      ...rest: [Parameters<typeof validate>[2]?]
    ) {
      const known = verdicts.get(document)
      if (known) return known
      const verdict = validate(schema, document, ...rest)
      verdicts.set(document, verdict)
      return verdict
    },
  }
}
