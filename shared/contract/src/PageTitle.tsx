/** The document's title while this is drawn; the host reads it aloud when the visitor comes to the page. */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} | Borong`}</title>
)
