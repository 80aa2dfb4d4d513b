// A development build of the host uses `react/jsx-dev-runtime` for its own elements. Published remotes take
// `react/jsx-runtime` from the host, also from such a build.
import 'react/jsx-runtime'
