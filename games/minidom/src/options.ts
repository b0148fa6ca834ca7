/** Nothing can be agreed on: every game of MiniDom begins alike. */
export const options = {};
