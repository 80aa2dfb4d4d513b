/**
 * Sets the title of the document while it is rendered. The host announces the title to screen readers after a navigation.
 */
export const PageTitle = ({ children }: { children: string }) => (
  <title>{`${children} | Borong`}</title>
)
