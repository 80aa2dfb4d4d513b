// A host that is built for development writes its own elements with `react/jsx-dev-runtime`. Published remotes take the other
// one from the host, whichever host it is.
import 'react/jsx-runtime'
