export const render = () => ''
