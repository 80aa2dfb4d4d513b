/** Edges send the documents that they served here. No edge passes on this call. */
export const DOCUMENTS = '/registry/v1/documents'

/** The most documents in one call. */
export const MOST_DOCUMENTS = 500
