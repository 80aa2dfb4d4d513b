/** C-07, C-09: the group of applications that this one belongs to, as the identity host calls it. */
export const SSO_CODE = 'borong'
